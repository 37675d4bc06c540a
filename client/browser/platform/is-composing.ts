/** Whether a key is for an input method. Safari sends the Enter that ends a composition after it, with this number alone to tell (bugs.webkit.org/165004). */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
