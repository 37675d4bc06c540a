/** Marks in a view's HTML where each answer may have something joined in; the document knows it by its place in bytes. */
export const SEAM = '<!--seam-->';
