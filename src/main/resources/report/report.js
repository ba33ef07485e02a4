"use strict";
// Without scripts all findings are shown and the filter is hidden.
const filter = document.getElementById("filter");
if (filter) {
  const findings = [...document.querySelectorAll(".finding")];
  const apply = () => {
    const on = (name) => new Set([...filter.querySelectorAll(`input[name=${name}]:checked`)].map((box) => box.value));
    const severities = on("severity");
    const areas = on("area");
    const text = filter.elements.text.value.trim().toLocaleLowerCase();
    let shown = 0;
    for (const finding of findings) {
      const fits = severities.has(finding.dataset.severity) && areas.has(finding.dataset.area)
        && (text === "" || finding.textContent.toLocaleLowerCase().includes(text));
      finding.hidden = !fits;
      shown += fits ? 1 : 0;
    }
    for (const group of document.querySelectorAll(".group")) {
      group.hidden = !group.querySelector(".finding:not([hidden])");
    }
    document.getElementById("shown").textContent = `${shown} of ${findings.length} findings shown`;
  };
  for (const box of filter.querySelectorAll("input[name=area]")) {
    box.closest("label").hidden = !findings.some((finding) => finding.dataset.area === box.value);
  }
  filter.hidden = false;
  filter.addEventListener("input", apply);
  filter.addEventListener("submit", (event) => event.preventDefault());
  apply();
}
