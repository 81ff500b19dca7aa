// The news of lanterna.
import type { SeedNews, SeedNewsFeed } from '../types';
import { text } from './film';
import type { LanternaLocale, Pair } from './film';

const HOUSE: Pair = ['A casa', 'The house'];
const FESTIVALS: Pair = ['Festivais', 'Festivals'];
const TALKS: Pair = ['Conversas', 'Talks'];

export const newsFeeds: readonly SeedNewsFeed<LanternaLocale>[] = [
  { id: 'latest', title: text(['No átrio', 'In the foyer']) },
  { id: 'festivals', title: text(['Festivais', 'Festivals']) },
];

export const news: readonly SeedNews<LanternaLocale>[] = [
  {
    id: 'retrospetiva-coelho-completa',
    category: text(HOUSE),
    author: 'Amélia Frois',
    image: 'stills/retrospetiva-coelho.webp',
    publishedHoursAgo: 3,
    title: text(['A retrospetiva Coelho está completa', 'The Coelho retrospective is complete']),
    summary: text([
      'Cinco casas, cinco filmes, e uma conversa gravada à porta.',
      'Five houses, five films, and a conversation recorded on the doorstep.',
    ]),
    body: text([
      '<p>Helena Vasques Coelho devolveu-nos hoje a última cópia, com um bilhete: <em>«Cuidado com o rolo três.»</em></p><h2>Por onde começar</h2><ol><li><strong>O Inverno dos Elétricos</strong>, que é o mais alto</li><li><strong>Cartas a Uma Ilha</strong>, que é o mais longe</li><li><strong>A Casa de Sal</strong>, que ninguém quer vender</li></ol><p>Os cinco filmes estão na lista <a href="/playlist/retrospetiva-coelho">Retrospetiva</a> até ao fim do mês.</p>',
      '<p>Helena Vasques Coelho brought back the last print today, with a note: <em>“Mind reel three.”</em></p><h2>Where to begin</h2><ol><li><strong>The Winter of the Trams</strong>, which is the highest</li><li><strong>Letters to an Island</strong>, which is the farthest</li><li><strong>The Salt House</strong>, which nobody wants to sell</li></ol><p>All five are in the <a href="/playlist/retrospetiva-coelho">Retrospective</a> list until the end of the month.</p>',
    ]),
  },
  {
    id: 'pao-de-vespera',
    category: text(HOUSE),
    author: 'Amélia Frois',
    image: 'stills/ln-27.webp',
    publishedHoursAgo: 18,
    title: text(['Estreou «Pão de Véspera»', '“Yesterday’s Bread” has opened']),
    summary: text([
      'Vinte e um minutos, e a fila chegou à padaria.',
      'Twenty-one minutes, and the queue reached the bakery.',
    ]),
    body: text([
      '<p>Anselmo Tordo filmou-a em três noites, com o forno ligado. «Apagá-lo teria sido uma falta de respeito.»</p><p>A entrada é livre, aqui e na sala.</p>',
      '<p>Anselmo Tordo shot it in three nights with the oven on. “Turning it off would have been rude.”</p><p>Admission is free, here and in the house.</p>',
    ]),
  },
  {
    id: 'comunicado-tal-qual',
    category: text(FESTIVALS),
    feed: 'festivals',
    author: 'Gabinete de imprensa',
    image: 'stills/curtas.webp',
    publishedHoursAgo: 40,
    title: text(['Um comunicado, tal como chegou', 'A press release, just as it came']),
    summary: text([
      'Guardámos as vírgulas. O resto ficou à porta.',
      'We kept the commas. The rest stayed outside.',
    ]),
    body: text([
      '<p>O festival de curtas de Setúbal abre inscrições para <strong>filmes até quinze minutos</strong>.</p><script>document.title = "tomado"</script><img src="x" onerror="document.body.innerHTML = \'\'" alt=""><p><a href="javascript:alert(1)">Inscrever</a> · <a href="https://festival.example/">Regulamento</a></p><iframe src="https://ads.example/"></iframe>',
      '<p>The Setúbal festival of short films invites <strong>films of up to fifteen minutes</strong>.</p><script>document.title = "taken over"</script><img src="x" onerror="document.body.innerHTML = \'\'" alt=""><p><a href="javascript:alert(1)">Enter</a> · <a href="https://festival.example/">Rules</a></p><iframe src="https://ads.example/"></iframe>',
    ]),
  },
  {
    id: 'aalvik-em-bergen',
    category: text(FESTIVALS),
    feed: 'festivals',
    author: 'Duarte Pimenta',
    image: 'stills/ln-12.webp',
    publishedHoursAgo: 75,
    title: text(['Ingrid Aalvik recebe o prémio do frio', 'Ingrid Aalvik receives the prize of the cold']),
    summary: text([
      'É de gelo e tem de ser entregue depressa.',
      'It is made of ice and has to be handed over quickly.',
    ]),
    body: text([
      '<p>O júri elogiou «um mar que nunca pede licença». A realizadora agradeceu e perguntou onde havia um congelador.</p>',
      '<p>The jury praised “a sea that never asks leave”. The director thanked them and asked for a freezer.</p>',
    ]),
  },
  {
    id: 'conversa-com-ruo',
    category: text(TALKS),
    author: 'Duarte Pimenta',
    image: 'stills/ln-17.webp',
    publishedHoursAgo: 120,
    title: text([
      'Mei-Lan Ruo à conversa, se chegar a horas',
      'Mei-Lan Ruo in conversation, if she is on time',
    ]),
    summary: text([
      'Sábado, depois da sessão das sete. Provavelmente mais tarde.',
      'Saturday, after the seven o’clock showing. Probably later.',
    ]),
    body: text([
      '<p>«Só sei filmar duas coisas», avisa, «e uma delas é a demora.» Leve guarda-chuva.</p>',
      '<p>“I only know how to film two things,” she warns, “and one of them is delay.” Bring an umbrella.</p>',
    ]),
  },
  {
    id: 'contraluz-anunciada',
    category: text(HOUSE),
    author: 'Amélia Frois',
    image: 'stills/ln-23.webp',
    publishedHoursAgo: 210,
    title: text(['«Contraluz» está filmada', '“Against the Light” is shot']),
    summary: text(['Falta a cor, o som e a coragem.', 'It wants its colours, its sound and some courage.']),
    body: text([
      '<p>A nova série chega na primavera. Até lá, a página está vazia de propósito.</p>',
      '<p>The new serial arrives in spring. Until then its page is empty on purpose.</p>',
    ]),
  },
];
