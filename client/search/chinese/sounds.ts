/**
 * The first character of each syllable of Mandarin, tones aside, in the order of pinyin. The order is Unicode's (CLDR), which every runtime
 * sorts Chinese by, so a few hundred characters tell the sounds of all twenty thousand, traditional ones included.
 */
const FIRSTS =
  '吖哎安肮凹丷挀扳邦勹卑奔伻屄边灬憋汃冫癶峬嚓偲参仓撡冊嵾曽叉拆辿伥抄车抻阷吃充抽出歘揣巛刅吹旾逴呲匆凑粗汆崔邨搓咑呆丹当刀嘚扥灯氐嗲敁刁爹丁丟东吺厾耑垖吨多妸诶奀鞥儿发帆匚飞分丰仏紑夫旮侅甘冈皋戈给根刯工勾估瓜乖关光归丨呙哈咍佄夯茠诃黒拫亨叿齁乎花怀欢巟灰昏吙丌加戋江艽阶巾坕冂丩凥姢噘军咔开刊忼尻匼肎劥空抠扝夸蒯宽匡亏坤扩垃来兰啷捞仂雷崚哩俩奁良撩毟拎伶溜龙瞜噜娈抡啰呣妈埋嫚牤猫嚒坆椚擝咪宀喵乜民名谬摸哞毪拏腉囡囔孬疒娞恁能嗯妮拈娘鸟捏囜宁妞农羺奴奻挪喔讴妑拍眅乓抛呸喷匉丕囨剽氕姘乒钋剖仆七掐千呛悄苆亲靑卭丘区奍炔夋呥穣娆惹人扔日戎厹邚挼堧桵瞤捼仨毢三桒掻閪森僧杀筛山伤弰奢谁申升尸収书刷衰闩双脽吮说厶忪凁苏狻夊孙唆他囼坍汤夲忑熥剔天旫帖厅囲偷凸湍推吞乇屲歪弯尢危昷翁挝乌夕呷仙乡灱些心星凶休吁吅削坃丫恹央幺倻一囙应哟佣优込囦曰晕帀災兂匨傮则贼怎囎扎夈枬张佋蜇贞凧之中州朱抓跩专妆隹宒拙孜宗邹租钻厜尊嘬';
/** Characters that words of this field read in a second way, and one that is always read so: 校验 is jiao, 学校 is xiao. */
const SECOND_READINGS = new Map(['行航', '调条', '长常', '地第', '弹谈', '校较', '重虫', '角觉'].map((pair) => [pair[0], pair[1]]));

let order: Intl.Collator | undefined;

/** How a word of Chinese characters may sound, as strings to compare: one, and one more for each second reading. */
export function soundsOf(word: string): string[] {
  return [...word].reduce<string[]>(
    (starts, character) => starts.flatMap((start) => readings(character).map((sound) => start + sound)),
    [''],
  );
}

function readings(character: string): string[] {
  const second = SECOND_READINGS.get(character);
  return second ? [soundOf(character), soundOf(second)] : [soundOf(character)];
}

const known = new Map<string, string>();

/** The number of the syllable, as a character. */
function soundOf(character: string): string {
  const sound = known.get(character) ?? findSound(character);
  known.set(character, sound);
  return sound;
}

function findSound(character: string): string {
  order ??= new Intl.Collator('zh');
  let low = 0;
  let high = FIRSTS.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (order.compare(FIRSTS[middle]!, character) <= 0) low = middle + 1;
    else high = middle;
  }
  return String.fromCharCode(low);
}
