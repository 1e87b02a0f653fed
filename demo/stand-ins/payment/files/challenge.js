// The bank's page sends the customer's decision to its parent page.
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const message = { type: 'challengeResult', result: { transStatus: button.value } };
    parent.postMessage(JSON.stringify(message), location.origin);
  });
  button.disabled = false;
}
