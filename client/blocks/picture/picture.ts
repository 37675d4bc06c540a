/** A picture's address and its size in CSS pixels. */
export type PictureFile = { source: string; width: number; height: number };

/** A picture, or one for each color mode; or a diagram, which is SVG in the colors of the theme. */
export type Picture = {
  kind: 'picture';
  alt: string;
  caption?: string;
  files: readonly PictureFile[];
  diagram?: string;
  /** The words in a diagram, as the build has them. */
  labels?: readonly string[];
};
