/**
 * A background that shades each side of a box where its content goes on sideways, and no other. What covers the shades lies at the content's
 * ends, and scrolls away with it.
 */
export function scrollEdges(surface: string, shade: string): string {
  const cover = `${surface} 40%, transparent) no-repeat local`;
  const edge = `${shade}, transparent) no-repeat scroll`;
  return [
    `linear-gradient(to right, ${cover} left/48px 100%`,
    `linear-gradient(to left, ${cover} right/48px 100%`,
    `linear-gradient(to right, ${edge} left/12px 100%`,
    `linear-gradient(to left, ${edge} right/12px 100%`,
  ].join(', ');
}
