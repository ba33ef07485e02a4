// The console: dialogs, copying, and forms whose response is shown in place. A new key is only in one field of one dialog:
// not in the address, not in any storage, and not after the dialog is closed or the page is left.
'use strict';

const byId = (id) => document.getElementById(id);

function say(id, text) {
  const region = byId(id);
  if (region) region.textContent = text;
}

// --- A sign-in link: its secret is in the fragment, which no browser sends. It is moved from the address into the form.
function takeSignInLink() {
  const form = byId('link');
  const secret = location.hash.slice(1);
  if (!form || !secret) return;
  history.replaceState(null, '', location.pathname);
  byId('code').value = secret;
  byId('link-code').hidden = true;
  say('link-ready', 'Your sign-in link is ready. It is used up when you sign in.');
  form.querySelector('button').focus();
}

// --- Dialogs
function openDialog(id) {
  const dialog = byId(id);
  if (!dialog || dialog.open) return;
  const error = dialog.querySelector('.error');
  if (error) error.textContent = '';
  dialog.showModal();
}

function opened(event) {
  const opener = event.target.closest('[data-opens]');
  if (opener && opener.getAttribute('aria-disabled') !== 'true') openDialog(opener.dataset.opens);
  if (event.target.closest('[data-closes]')) event.target.closest('dialog').close();
}

// --- Copying
async function copy(text, field) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (refused) {
    // Without TLS the clipboard API is missing; the old command may still work.
    if (!field.select) return false;
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}

async function copied(event) {
  const button = event.target.closest('[data-copies]');
  if (!button) return;
  const field = byId(button.dataset.copies);
  const done = await copy(field.value === undefined ? field.textContent : field.value, field);
  const region = button.dataset.says || 'news';
  say(region, '');
  // Cleared first: a screen reader reads a region only when it changes.
  setTimeout(() => say(region, done ? 'Copied to the clipboard.'
    : 'The browser does not allow copying here. Select the text and copy it with the keyboard.'), 50);
  if (done) {
    button.classList.add('copied');
    setTimeout(() => button.classList.remove('copied'), 2000);
  }
}

// --- Forms whose response is shown in place
async function send(form) {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(new FormData(form)),
      cache: 'no-store',
      credentials: 'same-origin',
      redirect: 'error',
    });
    const answer = await response.json();
    return response.ok ? { answer } : { refusal: answer.detail, signIn: answer.signIn };
  } catch (unreachable) {
    return { refusal: 'The gateway did not answer. Check the list of keys before you try again.' };
  }
}

function refuse(form, { refusal, signIn }) {
  const error = form.querySelector('.error');
  error.textContent = refusal;
  if (signIn) {
    const link = document.createElement('a');
    link.href = signIn;
    link.textContent = 'Sign in';
    error.append(' ', link);
  }
}

// Loads the list of keys again; open dialogs and the focus outside it stay.
async function refresh() {
  const response = await fetch('/settings', { cache: 'no-store', credentials: 'same-origin' });
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('keys');
  if (fresh) byId('keys').replaceWith(fresh);
}

async function submitted(event) {
  const form = event.target;
  if (!form.dataset.shows && !form.dataset.done) return;
  event.preventDefault();
  if (form.dataset.busy) return;
  form.dataset.busy = 'true';
  const outcome = await send(form);
  delete form.dataset.busy;
  if (outcome.refusal) {
    refuse(form, outcome);
  } else if (form.dataset.shows) {
    showKey(form, outcome.answer.key);
  } else {
    form.closest('dialog').close();
    await settle(form.dataset.done);
  }
}

async function settle(news) {
  await refresh().catch(() => location.reload());
  say('news', news);
  byId('create-open')?.focus();
}

// --- The new key
function showKey(form, key) {
  const name = form.elements.name.value.trim();
  form.closest('dialog').close();
  form.reset();
  const field = byId('new-key-value');
  field.value = key;
  say('copied', '');
  const dialog = byId('new-key');
  dialog.dataset.name = name;
  dialog.showModal();
  field.focus();
  field.select();
}

function forgetKey() {
  const field = byId('new-key-value');
  if (field) field.value = '';
}

function shownKey() {
  return byId('new-key')?.open;
}

function keepOpen(event) {
  if (shownKey() && event.key === 'Escape') event.preventDefault();
}

async function saved() {
  const dialog = byId('new-key');
  forgetKey();
  dialog.close();
  await settle(`“${dialog.dataset.name}” is created.`);
}

document.addEventListener('click', opened);
document.addEventListener('click', copied);
document.addEventListener('submit', submitted);
document.addEventListener('keydown', keepOpen);
document.addEventListener('focusin', (event) => {
  if (event.target.matches('[data-selects]')) event.target.select();
});
byId('new-key')?.addEventListener('cancel', (event) => event.preventDefault());
byId('saved')?.addEventListener('click', saved);
addEventListener('beforeunload', (event) => {
  if (shownKey()) event.preventDefault();
});
addEventListener('pagehide', forgetKey);
addEventListener('hashchange', takeSignInLink);
takeSignInLink();
if (location.hash === '#create-key') {
  history.replaceState(null, '', location.pathname);
  openDialog('create-key');
}
