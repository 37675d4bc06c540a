/** Lets a form tell its handlers that it was submitted, where the sandbox forbids it; nothing is sent anywhere. */
export function standInForForms(): void {
  addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLButtonElement | HTMLInputElement>('button, input') : null;
    if (event.defaultPrevented || !button?.form || button.type !== 'submit') return;
    event.preventDefault();
    const checked = button.form.noValidate || button.formNoValidate || button.form.reportValidity();
    if (checked) button.form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  });
}
