// The news of ringside. The agency item contains hostile markup.
import type { SeedNews, SeedNewsFeed } from '../types';
import { text, type Locale, type Pair } from './fighter';

const RESULTS: Pair = ['Results', 'Resultados'];
const CAMPS: Pair = ['Camps', 'Concentraciones'];
const HOUSE: Pair = ['From the house', 'De la casa'];

export const newsFeeds: readonly SeedNewsFeed<Locale>[] = [
  { id: 'latest', title: text(['News', 'Noticias']) },
  { id: 'camps', title: text(['From the camps', 'Desde las concentraciones']) },
];

export const news: readonly SeedNews<Locale>[] = [
  {
    id: 'title-night-running-order',
    category: text(HOUSE),
    author: 'Maeve Tolland',
    image: 'stills/rs-201.webp',
    publishedHoursAgo: 2,
    title: text(['Title Night: the running order', 'Noche de títulos: el orden de la velada']),
    summary: text([
      'Six bouts, one belt, and a dry dock that was pumped out on Thursday.',
      'Seis combates, un cinturón y un dique que se vació el jueves.',
    ]),
    body: text([
      '<p>Doors open when the tide says so. The <strong>undercard is free to all</strong>; the main event wants a pass or a ticket for the night.</p><h2>In this order</h2><ol><li>Korhonen v Barragán, flyweight, ten rounds</li><li>Two four-rounders from the harbour gym</li><li>An interval of fifteen minutes, mostly queueing</li><li>Vance v Thiandoum, middleweight title, twelve rounds</li></ol><h2>How to watch</h2><p>On this site, live, and for thirty days afterwards. Commentary by Maeve Tolland in English and Rafael Otero in Spanish.</p><blockquote><p>“The ring is where the keel used to be. I like that.”</p></blockquote><p>Dario Vance, at the weigh-in.</p>',
      '<p>Las puertas abren cuando lo diga la marea. La <strong>velada previa es en abierto</strong>; para el combate estelar hace falta pase o entrada de la noche.</p><h2>Por este orden</h2><ol><li>Korhonen contra Barragán, peso mosca, diez asaltos</li><li>Dos combates a cuatro asaltos del gimnasio del puerto</li><li>Un descanso de quince minutos, casi todo cola</li><li>Vance contra Thiandoum, título del peso medio, doce asaltos</li></ol><h2>Cómo verlo</h2><p>En este sitio, en directo, y durante treinta días después. Comentan Maeve Tolland en inglés y Rafael Otero en español.</p><blockquote><p>«El ring está donde iba la quilla. Me gusta.»</p></blockquote><p>Dario Vance, en el pesaje.</p>',
    ]),
  },
  {
    id: 'sakuragawa-in-two',
    category: text(RESULTS),
    author: 'Rafael Otero',
    image: 'stills/rs-404.webp',
    publishedHoursAgo: 26,
    title: text([
      'Sakuragawa needs two rounds and no noise',
      'A Sakuragawa le bastan dos asaltos y ningún ruido',
    ]),
    summary: text([
      'The strawweight title stays in Osaka, and so does the silence.',
      'El título del paja se queda en Osaka, y el silencio también.',
    ]),
    body: text([
      '<p>Peralta brought her band. It had reached the second chorus when the referee stepped in: <em>TKO, two minutes eleven of the second</em>.</p><p>“She is very good,” said Peralta. “I heard nothing until afterwards.”</p><p>The whole bout is in the <a href="/video/rs-536">archive</a>.</p>',
      '<p>Peralta trajo su banda. Iba por el segundo estribillo cuando intervino el árbitro: <em>TKO, dos minutos y once segundos del segundo</em>.</p><p>«Es muy buena», dijo Peralta. «No oí nada hasta después.»</p><p>El combate entero está en el <a href="/video/rs-536">archivo</a>.</p>',
    ]),
  },
  {
    id: 'from-the-wire',
    category: text(HOUSE),
    author: 'The wire',
    image: 'stills/rs-402.webp',
    publishedHoursAgo: 30,
    title: text(['A press release, exactly as it came in', 'Una nota de prensa, tal como llegó']),
    summary: text([
      'We changed nothing. Our software changed a good deal.',
      'No hemos tocado nada. Nuestro programa, bastante.',
    ]),
    body: text([
      '<p onclick="alert(1)" style="position:fixed;inset:0">A promoter announces a tournament of <strong>sixteen fighters</strong>.</p><script>document.title = "taken over"</script><img src="x" onerror="document.body.innerHTML = \'\'" alt=""><iframe src="https://ads.example/"></iframe><p>Entries close in March. <a href="javascript:alert(1)">Enter here</a> or <a href="https://tournament.example/" target="_blank">read the rules</a>.</p><svg><script>alert(1)</script></svg><form action="https://phish.example/"><input name="card"></form><p>That is all they sent.</p>',
      '<p onclick="alert(1)" style="position:fixed;inset:0">Un promotor anuncia un torneo de <strong>dieciséis púgiles</strong>.</p><script>document.title = "taken over"</script><img src="x" onerror="document.body.innerHTML = \'\'" alt=""><iframe src="https://ads.example/"></iframe><p>Las inscripciones cierran en marzo. <a href="javascript:alert(1)">Inscribirse</a> o <a href="https://tournament.example/" target="_blank">leer las bases</a>.</p><svg><script>alert(1)</script></svg><form action="https://phish.example/"><input name="card"></form><p>Es todo lo que mandaron.</p>',
    ]),
  },
  {
    id: 'falcato-climbs',
    feed: 'camps',
    category: text(CAMPS),
    author: 'Orla Devane',
    image: 'stills/rs-302.webp',
    publishedHoursAgo: 52,
    title: text([
      'Falcato climbs four places and buys a wetsuit',
      'Falcato sube cuatro puestos y se compra un neopreno',
    ]),
    summary: text([
      'The new number three trains where the waves are taller than the gym.',
      'El nuevo número tres entrena donde las olas son más altas que el gimnasio.',
    ]),
    body: text([
      '<p>Bruno Falcato has moved from seventh to third at middleweight. He heard it from a surfer.</p><h2>The plan</h2><ul><li>Six weeks in Nazaré</li><li>Two in Seville, for the flat ground</li><li>One of sleep</li></ul><p>His next opponent has not been named. He says he will recognise him.</p>',
      '<p>Bruno Falcato ha pasado del séptimo al tercer puesto del peso medio. Se enteró por un surfista.</p><h2>El plan</h2><ul><li>Seis semanas en Nazaré</li><li>Dos en Sevilla, por el suelo llano</li><li>Una de sueño</li></ul><p>Su próximo rival no tiene nombre aún. Dice que lo reconocerá.</p>',
    ]),
  },
  {
    id: 'counting-in-finnish',
    feed: 'camps',
    category: text(CAMPS),
    author: 'Orla Devane',
    image: 'stills/rs-303.webp',
    publishedHoursAgo: 80,
    title: text(['What comes after nine', 'Lo que viene después del nueve']),
    summary: text([
      'Six weeks on lake ice with Ilse Korhonen, who counts aloud and stops short.',
      'Seis semanas sobre el hielo con Ilse Korhonen, que cuenta en voz alta y se detiene antes.',
    ]),
    body: text([
      '<p>She counts every combination, in Finnish, to nine. We asked what comes after nine. She looked at the ice.</p><p>The second episode of <em>The Long Camp</em> is out now.</p>',
      '<p>Cuenta cada combinación, en finés, hasta nueve. Le preguntamos qué viene después. Miró el hielo.</p><p>El segundo capítulo de <em>La larga concentración</em> ya está disponible.</p>',
    ]),
  },
  {
    id: 'cellar-opened',
    category: text(HOUSE),
    author: 'Maeve Tolland',
    image: 'stills/title-bouts.webp',
    publishedHoursAgo: 121,
    title: text(['Thirty-six fights come up from the cellar', 'Treinta y seis peleas suben del sótano']),
    summary: text([
      'They were on tape, behind the boiler, labelled “tax”.',
      'Estaban en cintas, detrás de la caldera, con la etiqueta «impuestos».',
    ]),
    body: text([
      '<p>Everything we found is now in one list: <a href="/playlist/sixty-nights">Sixty nights, one corner</a>. The sound is as it was; so are the trousers.</p>',
      '<p>Todo lo que encontramos está ya en una lista: <a href="/playlist/sixty-nights">Sesenta noches, una esquina</a>. El sonido es el que era; los pantalones, también.</p>',
    ]),
  },
  {
    id: 'judges-announced',
    category: text(HOUSE),
    author: 'Rafael Otero',
    image: 'stills/rs-308.webp',
    publishedHoursAgo: 190,
    title: text(['The people with the pencils get a series', 'Los del lápiz tendrán serie']),
    summary: text([
      '“The Judges” begins in the autumn. Nobody agrees on the date.',
      '«Los jueces» empieza en otoño. Nadie se pone de acuerdo en la fecha.',
    ]),
    body: text([
      '<p>Three chairs, three pencils, ten episodes. Two of the three said yes at once.</p>',
      '<p>Tres sillas, tres lápices, diez capítulos. Dos de los tres dijeron que sí enseguida.</p>',
    ]),
  },
];
