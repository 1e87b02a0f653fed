// The bank's page says what the customer has decided to the page that holds it.
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    const message = { type: 'challengeResult', result: { transStatus: button.value } };
    parent.postMessage(JSON.stringify(message), location.origin);
  });
}
