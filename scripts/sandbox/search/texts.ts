/** Names of the platform's facets, tabs and orders. */
import type { Localised } from '../seed/types';

const inAll = (en: string, es: string, pt: string, ar: string): Localised => ({ en, es, pt, ar });

export const searchTexts = {
  genre: inAll('Genre', 'Género', 'Género', 'النوع'),
  decade: inAll('{decade}s', 'Años {decade}', 'Anos {decade}', 'أعوام {decade}'),
  decades: inAll('Decade', 'Década', 'Década', 'العقد'),
  language: inAll('Language', 'Idioma', 'Língua', 'اللغة'),
  availability: inAll('Availability', 'Disponibilidad', 'Disponibilidade', 'الإتاحة'),
  here: inAll('Available where you are', 'Disponible donde estás', 'Disponível onde está', 'متاح حيث أنت'),
  now: inAll('Ready to watch', 'Listo para ver', 'Pronto a ver', 'جاهز للمشاهدة'),
  elsewhere: inAll('Elsewhere only', 'Solo en otros países', 'Só noutros países', 'في بلدان أخرى فقط'),
  all: inAll('All', 'Todo', 'Tudo', 'الكل'),
  videos: inAll('Videos', 'Vídeos', 'Vídeos', 'فيديو'),
  series: inAll('Series', 'Series', 'Séries', 'مسلسلات'),
  playlists: inAll('Playlists', 'Listas', 'Listas', 'قوائم'),
  live: inAll('Live', 'En directo', 'Em direto', 'مباشر'),
  relevance: inAll('Relevance', 'Relevancia', 'Relevância', 'الأنسب'),
  newest: inAll('Newest', 'Lo más nuevo', 'Mais recentes', 'الأحدث'),
  title: inAll('Title', 'Título', 'Título', 'العنوان'),
  grid: inAll('Everything', 'Todo el catálogo', 'Todo o catálogo', 'كل الأعمال'),
} as const satisfies Readonly<Record<string, Localised>>;

export type SearchText = keyof typeof searchTexts;
