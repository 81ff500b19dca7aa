// The news of noor.
import type { SeedNews, SeedNewsFeed } from '../types';
import { text } from './title';
import type { NoorLocale, Pair } from './title';

const SCREEN: Pair = ['على الشاشة', 'On screen'];
const STAGE: Pair = ['على المسرح', 'On stage'];
const HIBA: Pair = ['هبة الزين', 'Hiba Al-Zein'];
const KARAM: Pair = ['كرم عبود', 'Karam Abboud'];
const PRESS: Pair = ['مكتب الصحافة', 'The press office'];
const HOUSE: Pair = ['من نور', 'From Noor'];

export const newsFeeds: readonly SeedNewsFeed<NoorLocale>[] = [
  { id: 'latest', title: text(['آخر الأخبار', 'Latest']) },
  { id: 'screen', title: text(['على الشاشة', 'On screen']) },
];

export const news: readonly SeedNews<NoorLocale>[] = [
  {
    id: 'thirty-nights',
    feed: 'screen',
    category: text(SCREEN),
    author: text(HIBA),
    image: 'stills/pr-market.webp',
    publishedHoursAgo: 4,
    title: text(['«ليالي الحارة» تكتمل بثلاثين ليلة', '“Nights of the Quarter” completes its thirty nights']),
    summary: text([
      'الموسم الثامن والثلاثون كاملاً، ومعه كل ما سبقه إلا موسماً واحداً.',
      'The thirty-eighth season in full, with all that came before it but one.',
    ]),
    body: text([
      '<p>منذ عام 1989 لم تغب الحارة عن رمضان. اليوم أصبحت <strong>كل المواسم</strong> في مكان واحد.</p><h2>من أين تبدأ؟</h2><ol><li>موسم «الفانوس»، لأنه الأول</li><li>موسم «انقطاع الكهرباء»، لأنه صُوّر على ضوء الشموع</li><li>موسم «ثلاثون ليلة»، لأنه الأطول</li></ol><blockquote><p>«كنا نكتب الحلقة صباحاً ونصوّرها عصراً ونراها مع الناس مساءً.»</p></blockquote><p>سامر العقاد، كاتب المسلسل. شاهدوا <a href="/series/nights-of-the-quarter">المسلسل كاملاً</a>.</p>',
      '<p>Since 1989 the quarter has not missed a Ramadan. From today <strong>every season</strong> is in one place.</p><h2>Where to begin</h2><ol><li>“The lantern”, because it is the first</li><li>“Power cut”, because it was shot by candlelight</li><li>“Thirty nights”, because it is the longest</li></ol><blockquote><p>“We wrote it in the morning, shot it in the afternoon and watched it with everybody at night.”</p></blockquote><p>Samer Al-Aqqad, who writes it. See <a href="/series/nights-of-the-quarter">the whole series</a>.</p>',
    ]),
  },
  {
    id: 'corniche-tonight',
    category: text(STAGE),
    author: text(KARAM),
    image: 'stills/nr-201.webp',
    publishedHoursAgo: 9,
    title: text(['الليلة: سلمى القطان على الماء', 'Tonight: Salma Al-Qattan on the water']),
    summary: text([
      'أربعون عازفاً، ومسرح عائم، وموجة واحدة لم تُدعَ.',
      'Forty players, a floating stage, and one wave that was not invited.',
    ]),
    body: text([
      '<p>يبدأ البث قبل الحفل بنصف ساعة، من خلف الكواليس. <em>الصوت مباشر، والبحر كذلك.</em></p><ul><li>وصلة أولى: ثلاث أغنيات من الألبوم الجديد</li><li>وصلة ثانية: ما يطلبه الجمهور</li></ul>',
      '<p>The broadcast opens half an hour early, backstage. <em>The voice is live, and so is the sea.</em></p><ul><li>First set: three songs from the new album</li><li>Second set: whatever the audience asks for</li></ul>',
    ]),
  },
  {
    id: 'as-it-arrived',
    category: text(HOUSE),
    author: text(PRESS),
    image: 'stills/pr-newsdesk.webp',
    publishedHoursAgo: 31,
    title: text(['بيان صحفي كما وصل', 'A press release as it arrived']),
    summary: text([
      'لم نغيّر كلمة. غيّر برنامجنا ما عدا ذلك.',
      'We did not change a word. Our software changed the rest.',
    ]),
    body: text([
      '<p dir="rtl" onmouseover="alert(1)">تعلن شركة الإنتاج عن <strong>مسابقة للسيناريو</strong> مفتوحة حتى نهاية الشهر.</p><script>document.title = "taken over"</script><img src="x" onerror="document.body.innerHTML = \'\'" alt=""><iframe src="https://ads.example/"></iframe><p><a href="javascript:alert(1)">التسجيل</a> أو <a href="https://contest.example/">الشروط</a></p>',
      '<p onmouseover="alert(1)">The producers announce a <strong>screenplay competition</strong>, open until the end of the month.</p><script>document.title = "taken over"</script><img src="x" onerror="document.body.innerHTML = \'\'" alt=""><iframe src="https://ads.example/"></iframe><p><a href="javascript:alert(1)">Enter</a> or <a href="https://contest.example/">read the rules</a></p>',
    ]),
  },
  {
    id: 'unnamed-coast',
    feed: 'screen',
    category: text(SCREEN),
    author: text(HIBA),
    image: 'stills/pr-sea.webp',
    publishedHoursAgo: 50,
    title: text(['«ساحل بلا اسم»: نشاهده معاً', '“The Unnamed Coast”: we watch it together']),
    summary: text([
      'عرض أول بموعد واحد للجميع، وحديث مع المخرج بعده.',
      'One premiere at one hour for everyone, and the director afterwards.',
    ]),
    body: text([
      '<p>يفتح فارس منصور الدين دفتر خرائطه بعد الفيلم مباشرة، ويجيب عن أسئلتكم.</p>',
      '<p>Straight after the film Faris Mansoureddine opens his book of maps and answers questions.</p>',
    ]),
  },
  {
    id: 'dawn-race-route',
    category: text(HOUSE),
    author: text(KARAM),
    image: 'stills/nr-212.webp',
    publishedHoursAgo: 96,
    title: text(['مسار سباق الفجر يتبع البحر', 'The Dawn Race follows the sea']),
    summary: text([
      'مئة وعشرون خيلاً، وخط نهاية يتحرك مع المد.',
      'A hundred and twenty horses, and a finish that moves with the tide.',
    ]),
    body: text([
      '<p>يُعلن خط النهاية قبل الانطلاق بعشر دقائق. «البحر هو الحَكَم»، تقول المنظِّمة.</p>',
      '<p>The finish is announced ten minutes before the start. “The sea is the referee,” says the organiser.</p>',
    ]),
  },
  {
    id: 'lost-season',
    feed: 'screen',
    category: text(SCREEN),
    author: text(HIBA),
    image: 'stills/pr-record.webp',
    publishedHoursAgo: 160,
    title: text(['من يملك أشرطة الموسم المفقود؟', 'Who has the tapes of the lost season?']),
    summary: text([
      'ضاعت عند انتقال الاستوديو عام 2003. نسأل كل بيت سجّلها.',
      'They were lost when the studio moved in 2003. We ask every home that recorded them.',
    ]),
    body: text([
      '<p>شريط واحد يكفي. نعيده إليكم، ومعه صندوق تمر.</p>',
      '<p>One tape would do. We will return it, with a box of dates.</p>',
    ]),
  },
];
