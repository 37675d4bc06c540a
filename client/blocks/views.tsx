import * as React from 'react';
import { ApiTableView } from './api-table/api-table.tsx';
import { BesideView } from './beside/beside.tsx';
import type { Block, BlockKind } from './blocks.ts';
import { CalloutView } from './callout/callout.tsx';
import { CardsView } from './cards/cards.tsx';
import { ClipView } from './clip/clip.tsx';
import { CodeView } from './code/code-block.tsx';
import { DemoView } from './demo/demo-figure.tsx';
import { FitView } from './fit/fit.tsx';
import { GalleryView } from './gallery/gallery.tsx';
import { IslandView } from './island/island.tsx';
import { ListView } from './list/list.tsx';
import { PictureView } from './picture/picture.tsx';
import { ProseView } from './prose/prose.tsx';
import { SchemaView } from './schema/schema.tsx';
import { StepsView } from './steps/steps.tsx';
import { TableView } from './table/table.tsx';
import { TabsView } from './tabs/tabs.tsx';
import { VersionsView } from './versions/versions.tsx';
import type { BlockView } from './view.ts';

const views: { [K in BlockKind]: BlockView<K> } = {
  prose: ProseView,
  table: TableView,
  list: ListView,
  code: CodeView,
  tabs: TabsView,
  demo: DemoView,
  callout: CalloutView,
  picture: PictureView,
  clip: ClipView,
  apiTable: ApiTableView,
  schema: SchemaView,
  versions: VersionsView,
  fit: FitView,
  cards: CardsView,
  island: IslandView,
  steps: StepsView,
  beside: BesideView,
  gallery: GalleryView,
};

/** Blocks as readers see them. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <React.Fragment key={index}>{show(block)}</React.Fragment>);
}

function show<K extends BlockKind>(block: Block & { kind: K }): React.ReactNode {
  const View = views[block.kind] as BlockView<BlockKind>;
  return <View block={block} inner={(blocks) => <Blocks blocks={blocks} />} />;
}
