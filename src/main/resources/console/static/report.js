// The page that checks a file. Its form also works without this script: a browser accepts a file dropped on the field itself.
'use strict';

const checkForm = document.getElementById('check');
const dropZone = document.getElementById('drop');
const fileField = document.getElementById('file');

function refuseFile(text) {
  document.getElementById('refused').textContent = text;
}

function sayChecking(text) {
  document.getElementById('checking').textContent = text;
}

// Also outside the drop zone: otherwise the browser would leave the page to show the file.
function dragged(event) {
  if (!event.dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  dropZone.classList.add('over');
}

function left(event) {
  if (!event.relatedTarget) dropZone.classList.remove('over');
}

function dropped(event) {
  if (!event.dataTransfer.files.length) return;
  event.preventDefault();
  dropZone.classList.remove('over');
  if (event.dataTransfer.files.length > 1) {
    refuseFile('One file at a time, please.');
    return;
  }
  fileField.files = event.dataTransfer.files;
  chosen();
  checkForm.querySelector('button').focus();
}

function chosen() {
  const file = fileField.files[0];
  const tooLarge = file && file.size > Number(fileField.dataset.mostBytes);
  refuseFile(tooLarge ? `${file.name} is larger than a file may be. Check it in parts, or without its pictures.` : '');
  return !tooLarge;
}

function sent(event) {
  if (checkForm.dataset.busy || !chosen()) {
    event.preventDefault();
    return;
  }
  checkForm.dataset.busy = 'true';
  checkForm.querySelector('button').setAttribute('aria-disabled', 'true');
  sayChecking(`Checking ${fileField.files[0].name}. This may take a few minutes; the report will open here.`);
}

// After navigating back from the report, another file can be sent.
function ready() {
  delete checkForm.dataset.busy;
  checkForm.querySelector('button').removeAttribute('aria-disabled');
  sayChecking('');
}

addEventListener('dragover', dragged);
addEventListener('dragleave', left);
addEventListener('drop', dropped);
addEventListener('pageshow', ready);
fileField.addEventListener('change', chosen);
checkForm.addEventListener('submit', sent);
