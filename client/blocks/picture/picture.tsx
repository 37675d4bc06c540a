import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useTranslations } from '../../contexts/translations.tsx';
import type { BlockView } from '../view.ts';
import { pictureStyles } from './picture-styles.ts';

/** What is around pictures and clips. */
export const PictureRoot = styled('div')(css(pictureStyles));

/** A picture with a button over it that enlarges it; the button needs script and is hidden without. */
export const PictureView: BlockView<'picture'> = ({ block: { alt, caption, files, diagram } }) => {
  const { t } = useTranslations();
  const modes = files.length > 1 ? ['on-light', 'on-dark'] : [];
  return (
    <PictureRoot className="picture" role="figure" aria-label={alt}>
      <span className="zoomable">
        {files.map(({ source, width, height }, index) => (
          <img key={source} className={modes[index]} src={source} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
        ))}
        {diagram && <span dangerouslySetInnerHTML={{ __html: diagram }} />}
        <button type="button" className="zoom" aria-label={t('picture.enlarge') + t('colon') + alt} data-close={t('picture.close')} />
      </span>
      {caption && <span className="caption">{caption}</span>}
    </PictureRoot>
  );
};
