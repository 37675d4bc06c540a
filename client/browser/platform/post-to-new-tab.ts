/** Sends a form to a new tab that knows nothing of this one. */
export function postToNewTab(action: string, fields: (readonly [name: string, value: string])[]): void {
  const form = document.createElement('form');
  Object.assign(form, { action, method: 'post', target: '_blank', rel: 'noopener', hidden: true });
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
