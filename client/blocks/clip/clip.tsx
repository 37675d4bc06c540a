import { PictureRoot } from '../picture/picture.tsx';
import type { BlockView } from '../view.ts';

/** A film under its browser's own controls, above its picture. It never plays by itself, and loads when it is played. */
export const ClipView: BlockView<'clip'> = ({ block: { title, films } }) => (
  <PictureRoot className="picture" role="figure" aria-label={title}>
    {films.map(({ source, poster: { source: poster, width, height } }, index) => (
      <span key={source} className={`zoomable ${['on-light', 'on-dark'][index]}`}>
        <img src={poster} alt="" width={width} height={height} loading="lazy" />
        <video src={source} aria-label={title} controls muted playsInline preload="none" />
      </span>
    ))}
    <span className="caption">{title}</span>
  </PictureRoot>
);
