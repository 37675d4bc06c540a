/**
 * Says what is wrong and what to do about it, and ends the process.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
