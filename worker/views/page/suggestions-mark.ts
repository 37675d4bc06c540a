/** Where the page of an address that leads nowhere takes what the address may have meant, as React writes it. */
export const SUGGESTIONS_MARK = '<div class="suggestions"></div>';
