const ENGLISH =
  'a an and are as at be been but by can could do does did for from had has have how i if in into is it its me my no not of on or our should so such than that the their them then there these they this those to was we were what when where which while who why will with would you your' +
  // What contractions are cut into: don't, they've.
  ' don dont doesn doesnt didn didnt isn isnt aren arent wasn wasnt weren won wont wouldn wouldnt couldn couldnt shouldn hasn hasnt haven havent hadn cant im ive ll re ve';

const CHINESE =
  '的 了 和 是 在 我 吗 呢 怎么 如何 怎样 什么 一个 可以 为什么 请问 用 里 中 它 它的 它们 会 时 或 你 你的 您 您的 没有 自己 以及 如果 需要 并 把 让 给 于 上 下 还 各 每 个 种 这 那 也 都 又 就 才 从 到 与 为 被 对 向 由 使 将 但 而 等 其 该 此 不 已 再 替 后 前 因为 所以 可 能 要 想 做 这个 那个 这些 那些 这样 之 以 则 若 只 仅 只有 只要 即 即可 者 另 某 每个 其他 其中 之后 之前 然后 同时 一样 两个 仍 请 所 来 且 见 应 按 却 既 第 获取 拿到 取得 实现 进行 中的 因此 例如 任何 不会 请在 所有 用于 下面 带有 每次 必须 来自 都会 就是 也没有 它是 位于 对应 作为 可能 各个 得到 不能 不要 加上 的是 而不是 同样 也可以 再次 相同 这里 不需要 上面 之外 已经 都可以 中有 是否 还有 对于 请用 一项 一条 由你 上述 也是 本身 那里 只能 自身 你在 无论 即使 其余 处于 一起 此时 有两 起来 之下 也不 重新 旁边 另外 出现 放在 传给 写作 开头 名为 地方 如此 直到 除非 否则 通过 之间 两者 任意 无法 一次';

/** Words too common to tell sections apart: the index does not have them, and a query with others does not ask for them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(`${ENGLISH} ${CHINESE}`.split(' '));

const ORDINARY =
  'able achieve additional antd anyone anything attempt avoid better broken correctly deal difficult easily easy enough everyone everything experience fail fast feel figure forget happen happens help hope improved improvement issue known look looks maybe mean means missing nice nothing operation people please possible prevent problem properly proper quick quickly really refine respect seem seems several shadcn simple simply slow someone somehow something strange stuck suggest sure thank thanks thing things think tried tries trying unable understand unknown usual usually want wants weird wish wonder wondering wrong';

/** Words that anyone writes in a question: where the index does not have them, they are spelled right and ask for nothing. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(ORDINARY.split(' '));

const JOINING =
  'about above across after again against all along already also always among another any around away because become before behind being below beneath beside besides between both cannot during each either else etc even ever every few further here however inside instead itself just later least less many may might more most much must near neither never nor now often once one only onto other others over own per perhaps quite rather same shall since some sometimes soon still themselves though through thus together too towards two under until unless upon us very via whatever whether whose within without yet';

/** Words that join others: they count in what a section is called, and no section is found by them in its text. */
export const JOINING_WORDS: ReadonlySet<string> = new Set(JOINING.split(' '));

const WEAK =
  'ability add added adding allow allowed allowing allows app apply call change changed changing component components configure create custom customize different enable error example expose feature features fix get give handle implement improve introduce let like make method need new option options page possibility provide respect set should show specific support supported supporting supports use used user users using want way when work working works 使用 支持 功能 文档 无法 解决 生效 问题';

/** Words of many requests, whatever they are about. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(WEAK.split(' '));
