// The continuous channel of ringside, and its daily plan.
import type { SeedChannel, SeedProgramme } from '../types';

type Locale = 'en' | 'es';
type Pair = readonly [en: string, es: string];

const text = ([en, es]: Pair): Record<Locale, string> => ({ en, es });

/** Length in minutes, title, description, picture, and the video id of its recording. */
type Slot = readonly [minutes: number, title: Pair, description: Pair, still: string, recording?: string];

const day = (slots: readonly Slot[]): readonly SeedProgramme<Locale>[] => {
  let startMinute = 0;
  return slots.map(([durationMinutes, title, description, still, recording]) => {
    const programme = {
      startMinute,
      durationMinutes,
      title: text(title),
      description: text(description),
      still: `stills/${still}.webp`,
      ...(recording !== undefined && { recording }),
    };
    startMinute += durationMinutes;
    return programme;
  });
};

const BAG: Pair = ['Heavy bag', 'Saco pesado'];
const PADS: Pair = ['Pads and patience', 'Manoplas y paciencia'];

export const channels: readonly SeedChannel<Locale>[] = [
  {
    id: 'ringside-corner',
    number: 1,
    logo: 'channels/ringside-corner.svg',
    videoId: 'rs-203',
    name: text(['The Corner', 'La Esquina']),
    description: text(['One camera that never goes home', 'Una cámara que nunca se va a casa']),
    programmes: day([
      [
        150,
        ['Empty gym', 'Gimnasio vacío'],
        ['The lights hum. Nobody is here.', 'Zumban las luces. No hay nadie.'],
        'rs-203',
      ],
      [
        90,
        ['Night roadwork', 'Carrera nocturna'],
        ['Eleven kilometres along the harbour wall.', 'Once kilómetros por el espigón.'],
        'rs-301',
      ],
      [120, BAG, ['Three rounds on, one off.', 'Tres asaltos sí, uno no.'], 'rs-401'],
      [
        60,
        ['Weigh-in', 'Pesaje'],
        ['The scale does not care who you are.', 'A la báscula le da igual quién seas.'],
        'rs-303',
      ],
      [
        90,
        PADS,
        ['The coach calls, the fighter answers.', 'El entrenador canta, el púgil responde.'],
        'rs-302',
      ],
      [
        30,
        ['Corner Talk', 'Charla de esquina'],
        ['Two stools, one towel, no script.', 'Dos banquetas, una toalla, sin guion.'],
        'rs-307',
        'rs-307',
      ],
      [
        150,
        ['Open sparring', 'Sparring abierto'],
        ['Anyone may climb in. Few do.', 'Cualquiera puede subir. Pocos lo hacen.'],
        'rs-304',
      ],
      [
        60,
        ['Tape and gauze', 'Vendas y gasas'],
        ['The cutman and his hands.', 'El cutman y sus manos.'],
        'rs-308',
        'rs-308',
      ],
      [120, PADS, ['The afternoon shift.', 'El turno de tarde.'], 'rs-302'],
      [
        90,
        ['The long walk', 'El largo camino'],
        ['From the changing room to the ropes.', 'Del vestuario a las cuerdas.'],
        'rs-306',
      ],
      [
        240,
        ['Fight night, from the corner', 'Noche de pelea, desde la esquina'],
        ['The card as the bucket sees it.', 'La velada tal como la ve el cubo.'],
        'rs-201',
      ],
      [
        60,
        ['Ice and arguments', 'Hielo y discusiones'],
        ['Who won, according to everyone.', 'Quién ganó, según todos.'],
        'rs-309',
      ],
      [180, BAG, ['For those who cannot sleep.', 'Para los que no pueden dormir.'], 'rs-402'],
    ]),
  },
];
