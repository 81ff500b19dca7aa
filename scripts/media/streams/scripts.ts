// Content of each demo stream: shots, moods, subtitles, chapters.
import type { Mood } from './soundtrack';

/** Camera move of a shot. */
export type Move = 'in' | 'out' | 'left' | 'right' | 'up';

export interface StreamScript {
  readonly key: string;
  readonly realm: string;
  /** Paintings of the realm's portfolio. */
  readonly shots: readonly (readonly [painting: string, move: Move])[];
  /** Mood by audio language. */
  readonly audio: Readonly<Record<string, Mood>>;
  /** Five subtitle lines and four chapter names by language; live sources have neither. */
  readonly words?: Readonly<
    Record<string, { readonly lines: readonly string[]; readonly chapters: readonly string[] }>
  >;
  /** Only the small rendition, encrypted. */
  readonly encrypted?: boolean;
}

const noite = {
  realm: 'lanterna',
  shots: [
    ['ln-14', 'right'],
    ['ln-02', 'in'],
    ['ln-17', 'up'],
    ['ln-19', 'left'],
  ],
  audio: { pt: 'nocturne' },
  words: {
    pt: {
      lines: [
        'O último ferry sai às onze.',
        'Há sempre uma luz acesa no terceiro.',
        'A chuva lê os letreiros em voz alta.',
        'E o comboio para onde não há nada.',
        'Descemos. Cada um na sua noite.',
      ],
      chapters: ['A travessia', 'A janela', 'A chuva', 'O comboio'],
    },
    en: {
      lines: [
        'The last ferry leaves at eleven.',
        'There is always one light on the third.',
        'The rain reads the signs aloud.',
        'And the train stops where nothing is.',
        'We get off, each into our own night.',
      ],
      chapters: ['The crossing', 'The window', 'The rain', 'The train'],
    },
  },
} as const satisfies Omit<StreamScript, 'key'>;

export const streamScripts: readonly StreamScript[] = [
  {
    key: 'ringside-bout',
    realm: 'ringside',
    shots: [
      ['rs-201', 'in'],
      ['rs-211', 'left'],
      ['rs-109', 'out'],
      ['rs-406', 'in'],
    ],
    audio: { en: 'ring', es: 'ringClave' },
    words: {
      en: {
        lines: [
          'Eight thousand people, standing.',
          'Watch the lead hand. It never lies.',
          'He is closing the distance now.',
          'Oh, that one landed clean!',
          'And there is the bell.',
        ],
        chapters: ['Ring walk', 'First exchange', 'The distance', 'The finish'],
      },
      es: {
        lines: [
          'Ocho mil personas, de pie.',
          'Miren la mano adelantada. Nunca miente.',
          'Ahora está acortando la distancia.',
          '¡Ese golpe ha entrado limpio!',
          'Y ahí está la campana.',
        ],
        chapters: ['La entrada', 'Primer cruce', 'La distancia', 'El final'],
      },
    },
  },
  {
    key: 'ringside-reel',
    realm: 'ringside',
    shots: [
      ['the-long-camp', 'in'],
      ['rs-303', 'right'],
      ['rs-305', 'in'],
      ['rs-405', 'out'],
    ],
    audio: { en: 'ring', es: 'ringClave' },
    words: {
      en: {
        lines: [
          'Five in the morning. Eight weeks to go.',
          'The bag does not get tired.',
          'This is where she learned to stand.',
          'Forty metres. Nobody speaks.',
          'Then the doors open.',
        ],
        chapters: ['Road', 'Gym', 'Home', 'The walk'],
      },
      es: {
        lines: [
          'Las cinco de la mañana. Faltan ocho semanas.',
          'El saco no se cansa.',
          'Aquí aprendió a plantarse.',
          'Cuarenta metros. Nadie habla.',
          'Y entonces se abren las puertas.',
        ],
        chapters: ['Carretera', 'Gimnasio', 'En casa', 'El paseíllo'],
      },
    },
  },
  {
    key: 'ringside-live',
    realm: 'ringside',
    shots: [
      ['rs-203', 'in'],
      ['rs-213', 'right'],
      ['corner-talk', 'in'],
      ['rs-202', 'left'],
    ],
    audio: { en: 'ring', es: 'ringClave' },
  },
  {
    key: 'lanterna-mar',
    realm: 'lanterna',
    shots: [
      ['ln-01', 'in'],
      ['ln-04', 'left'],
      ['ln-12', 'right'],
      ['ln-11', 'out'],
    ],
    audio: { pt: 'piano' },
    words: {
      pt: {
        lines: [
          'A casa cresce quando chove pouco.',
          'Escrevi-te para uma ilha que fechou.',
          'Alguém respondeu. Alguém responde sempre.',
          'O farol é cego, mas não esquece.',
          'Em junho nevou. Ficámos.',
        ],
        chapters: ['A casa', 'As cartas', 'O farol', 'A neve'],
      },
      en: {
        lines: [
          'The house grows when it does not rain.',
          'I wrote to you on an island that closed.',
          'Somebody answered. Somebody always does.',
          'The lighthouse is blind; it does not forget.',
          'In June it snowed. We stayed.',
        ],
        chapters: ['The house', 'The letters', 'The lighthouse', 'The snow'],
      },
    },
  },
  { key: 'lanterna-noite', ...noite },
  {
    key: 'lanterna-cofre',
    ...noite,
    shots: [
      ['ln-24', 'in'],
      ['ln-26', 'in'],
      ['ln-27', 'out'],
      ['ln-25', 'left'],
    ],
    encrypted: true,
  },
  {
    key: 'lanterna-sala',
    realm: 'lanterna',
    shots: [
      ['ln-31', 'in'],
      ['ln-03', 'right'],
      ['ln-32', 'out'],
      ['ln-20', 'left'],
    ],
    audio: { pt: 'piano' },
  },
  {
    key: 'noor-bukhoor',
    realm: 'noor',
    shots: [
      ['the-incense-road', 'right'],
      ['house-of-palms', 'in'],
      ['nr-132', 'left'],
      ['nr-301', 'up'],
    ],
    audio: { ar: 'oud' },
    words: {
      ar: {
        lines: [
          'الطريق أطول من العمر بيومين.',
          'والبيت يتذكّر ما نسيناه.',
          'عند البئر تُقال الأخبار كلّها.',
          'ثم نَفَسٌ واحد، وننزل.',
          'اللؤلؤة لا تنتظر أحداً.',
        ],
        chapters: ['القافلة', 'البيت', 'البئر', 'الغوص'],
      },
      en: {
        lines: [
          'The road is two days longer than a life.',
          'And the house recalls what we forgot.',
          'At the well all news is told.',
          'Then one breath, and down we go.',
          'The pearl waits for no one.',
        ],
        chapters: ['The caravan', 'The house', 'The well', 'The dive'],
      },
    },
  },
  {
    key: 'noor-tarab',
    realm: 'noor',
    shots: [
      ['nr-303', 'in'],
      ['nr-304', 'left'],
      ['nr-302', 'right'],
      ['nr-201', 'in'],
    ],
    audio: { ar: 'takht' },
    words: {
      ar: {
        lines: [
          'الوتر الأول للصبر.',
          'والفنجان الأول للضيف.',
          'الضوء يدخل من الخشب كأنه لحن.',
          'صوت واحد، وبحر يردّد.',
          'يا ليل…',
        ],
        chapters: ['العود', 'القهوة', 'المشربيّة', 'الكورنيش'],
      },
      en: {
        lines: [
          'The first string is for patience.',
          'The first cup is for the guest.',
          'Light comes through the wood like a tune.',
          'One voice, and a sea that answers.',
          'O night…',
        ],
        chapters: ['The oud', 'The coffee', 'The window', 'The corniche'],
      },
    },
  },
  {
    key: 'noor-live',
    realm: 'noor',
    shots: [
      ['nr-c1', 'in'],
      ['pr-skyline', 'right'],
      ['pr-stage', 'in'],
      ['nr-105', 'out'],
    ],
    audio: { ar: 'takht' },
  },
];
