/** Whether a user agent calls itself a robot. Robots get the empty slot. */
export function isBot(userAgent: string): boolean {
  return /bot|crawler|spider|crawling/i.test(userAgent);
}
