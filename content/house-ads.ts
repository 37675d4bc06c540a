import type { AdRecord } from '../client/shared/ad.ts';
import type { Language } from '../client/shared/preferences/language.ts';

type Texts = Pick<AdRecord, 'name' | 'description'>;
/** English fills in where a language has no texts. */
type HouseAd = Omit<AdRecord, keyof Texts | 'pixels'> & { texts: Partial<Record<Language, Texts>> & { en: Texts } };

const house = (id: string, link: string, texts: HouseAd['texts']): HouseAd => ({
  link,
  img: `/static/ads-in-house/${id}.svg`,
  poweredby: 'MUI',
  label: `in-house-${id}`,
  texts,
});

const store = (path: string, campaign: string) =>
  `https://mui.com/store/${path}?utm_source=docs&utm_medium=referral&utm_campaign=in-house-${campaign}`;

/** What the slot shows when the network has nothing: our own offers, in rotation. */
export const houseAds: HouseAd[] = [
  house('scaffoldhub', 'https://v2.scaffoldhub.io/scaffolds/react-material-ui?partner=1', {
    en: { name: 'ScaffoldHub', description: 'describe your data, download a full-stack app with a Material UI front end.' },
    zh: { name: 'ScaffoldHub', description: '描述你的数据，即可下载使用 Material UI 界面的全栈应用。' },
  }),
  house('templates', store('', 'templates'), {
    en: { name: 'Templates', description: 'ready-made admin panels, dashboards and landing pages, built with Material UI.' },
    zh: { name: '模板', description: '用 Material UI 构建的后台、仪表盘和落地页，开箱即用。' },
  }),
  house('themes', store('', 'themes'), {
    en: { name: 'Themes', description: 'give your app a look of its own with a finished theme for Material UI.' },
    zh: { name: '主题', description: '用现成的 Material UI 主题，让你的应用拥有自己的风格。' },
  }),
  house(
    'tidelift',
    'https://tidelift.com/subscription/pkg/npm-material-ui?utm_source=npm-material-ui&utm_medium=referral&utm_campaign=enterprise&utm_content=ad',
    {
      en: { name: 'Enterprise support', description: 'one subscription covers your packages and pays their maintainers.' },
      zh: { name: '企业支持', description: '一份订阅，保障你使用的开源包，并支持它们的维护者。' },
    },
  ),
  house('figma', store('items/figma-react/', 'figma'), {
    en: { name: 'Design kit', description: 'design in Figma with over 600 components that match the ones in your code.' },
    zh: { name: '设计套件', description: '在 Figma 中使用 600 多个与代码一致的组件进行设计。' },
  }),
];
