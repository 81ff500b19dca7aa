// The films of lanterna, director by director.
import type { SeedVideo } from '../types';
import { film } from './film';
import type { LanternaLocale } from './film';

const COELHO = 'Helena Vasques Coelho';
const TORDO = 'Anselmo Tordo';
const AALVIK = 'Ingrid Aalvik';
const DEMIRALP = 'Yusuf Demiralp';
const RUO = 'Mei-Lan Ruo';
const SARMENTO = 'Beatriz Sarmento';

export const films: readonly SeedVideo<LanternaLocale>[] = [
  film('ln-01', {
    title: ['A Casa de Sal', 'The Salt House'],
    tagline: ['Uma herança que só cresce quando chove pouco.', 'An inheritance that only grows when it does not rain.'],
    description: [
      'Três irmãs regressam às marinhas de Aveiro para vender uma casa que ninguém quer comprar. No fim do verão, já nenhuma a quer vender.',
      'Three sisters return to the salt pans of Aveiro to sell a house nobody wants to buy. By the end of summer none of them wants to sell it.',
    ],
    minutes: 118, year: 2019, genres: ['drama', 'chronicle'], director: COELHO, cast: ['Rita Falcão Dias', 'Joana Meneres'], country: 'PT', access: 'members', hero: true,
  }),
  film('ln-02', {
    title: ['Terceiro Andar, Esquerdo', 'Third Floor, Left'],
    tagline: ['Onze janelas, uma só luz acesa.', 'Eleven windows, one light left on.'],
    description: [
      'Um carteiro reformado conhece os vizinhos pelas luzes que apagam. Numa noite de novembro, uma delas não se apaga.',
      'A retired postman knows his neighbours by the lights they put out. One November night, one of them stays on.',
    ],
    minutes: 96, year: 2016, genres: ['mystery', 'night'], director: COELHO, cast: ['Óscar Belchior'], country: 'PT', access: 'members',
  }),
  film('ln-03', {
    title: ['O Inverno dos Elétricos', 'The Winter of the Trams'],
    tagline: ['A cidade sobe. Ele nunca soube descer.', 'The city goes uphill. He never learned the way down.'],
    description: [
      'O último guarda-freio da linha aprende, aos sessenta e três anos, que o nevoeiro também tem paragens.',
      'At sixty-three, the last motorman of the line learns that fog, too, has its stops.',
    ],
    minutes: 104, year: 2013, genres: ['drama'], director: COELHO, cast: ['Óscar Belchior', 'Dulce Amarante'], country: 'PT', access: 'free', hero: true,
  }),
  film('ln-04', {
    title: ['Cartas a Uma Ilha', 'Letters to an Island'],
    description: [
      'Uma professora escreve durante quarenta anos para uma escola que já fechou. Alguém responde sempre.',
      'For forty years a teacher writes to a school that has closed. Somebody always answers.',
    ],
    minutes: 88, year: 2009, genres: ['essay', 'documentary'], director: COELHO, country: 'PT', access: 'friends',
  }),
  film('ln-05', {
    title: ['Sala Vazia', 'The Empty House'],
    description: [
      'Um projecionista continua a sessão das nove depois de o cinema fechar. O filme agradece.',
      'A projectionist keeps the nine o’clock showing going after the cinema has closed. The film is grateful.',
    ],
    minutes: 79, year: 2021, genres: ['comedy'], director: COELHO, cast: ['Vasco Teles'], country: 'PT', access: 'members',
  }),
  film('ln-06', {
    title: ['O Afinador', 'The Tuner'],
    tagline: ['Oitenta e oito teclas. Falta-lhe uma.', 'Eighty-eight keys. He is missing one.'],
    description: [
      'De aldeia em aldeia, um afinador cego procura a nota que ouviu em criança. Encontra-a num frigorífico.',
      'From village to village a blind piano tuner looks for the note he heard as a child. He finds it in a refrigerator.',
    ],
    minutes: 101, year: 1998, genres: ['comedy', 'road'], director: TORDO, cast: ['Hermínio Paz'], country: 'PT', access: 'members',
  }),
  film('ln-07', {
    title: ['Cal', 'Lime'],
    description: [
      'Uma aldeia caia as paredes pela última vez antes da barragem. A câmara fica até a água chegar ao tripé.',
      'A village whitewashes its walls for the last time before the dam. The camera stays until the water reaches the tripod.',
    ],
    minutes: 74, year: 1987, genres: ['documentary'], director: TORDO, country: 'PT', access: 'free',
  }),
  film('ln-08', {
    title: ['Rio Acima', 'Upstream'],
    description: [
      'Dois contrabandistas levam um harmónio pelo Douro, contra a corrente e contra o bom senso.',
      'Two smugglers carry a harmonium up the Douro, against the current and against good sense.',
    ],
    minutes: 112, year: 1992, genres: ['road', 'comedy'], director: TORDO, cast: ['Hermínio Paz', 'Celso Bragança'], country: 'PT', access: 'members',
  }),
  film('ln-09', {
    title: ['Os Dias Pares', 'Even Days'],
    description: [
      'Um casal separado partilha a mesma mesa de café: ela nos dias ímpares, ele nos pares. Até fevereiro.',
      'A separated couple share one café table: she on odd days, he on even ones. Then comes February.',
    ],
    minutes: 91, year: 2001, genres: ['drama', 'comedy'], director: TORDO, cast: ['Dulce Amarante', 'Vasco Teles'], country: 'PT', access: 'ticket',
  }),
  film('ln-10', {
    title: ['Sete Pássaros', 'Seven Birds'],
    description: [
      'Uma compositora transcreve os fios de telefone da sua rua. Ao oitavo dia, falta uma nota.',
      'A composer transcribes the telephone wires of her street. On the eighth day a note is missing.',
    ],
    minutes: 83, year: 2006, genres: ['essay'], director: TORDO, cast: ['Joana Meneres'], country: 'PT', access: 'signIn',
  }),
  film('ln-11', {
    title: ['Neve em Junho', 'Snow in June'],
    tagline: ['O luto não tem estação.', 'Grief keeps no season.'],
    description: [
      'Um casamento no fiorde, uma tempestade fora de época e um convidado que ninguém convidou.',
      'A wedding on the fjord, a storm out of season and a guest whom nobody invited.',
    ],
    minutes: 109, year: 2018, genres: ['drama'], director: AALVIK, cast: ['Solveig Strand-Moe'], country: 'NO', access: 'members',
  }),
  film('ln-12', {
    title: ['O Farol Cego', 'The Blind Lighthouse'],
    description: [
      'Apagado pelo Estado, um farol é mantido por uma viúva com uma lâmpada de bicicleta.',
      'Switched off by the state, a lighthouse is kept by a widow with a bicycle lamp.',
    ],
    minutes: 94, year: 2014, genres: ['drama', 'night'], director: AALVIK, cast: ['Ragna Bjelland'], country: 'NO', access: 'members',
  }),
  film('ln-13', {
    title: ['Gelo Fino', 'Thin Ice'],
    description: [
      'Um carteiro patina entre duas aldeias que não se falam. As cartas também não.',
      'A postman skates between two villages that do not speak. Neither do the letters.',
    ],
    minutes: 86, year: 2022, genres: ['comedy'], director: AALVIK, country: 'NO', access: 'friends',
  }),
  film('ln-14', {
    title: ['O Último Ferry', 'The Last Ferry'],
    tagline: ['Vinte minutos de água, quarenta anos de conversa.', 'Twenty minutes of water, forty years of talk.'],
    description: [
      'Dois estranhos atravessam o Bósforo na mesma carreira todas as noites. Hoje é a última.',
      'Two strangers cross the Bosphorus on the same boat every night. Tonight is the last.',
    ],
    minutes: 98, year: 2017, genres: ['night', 'drama'], director: DEMIRALP, cast: ['Nihal Ersoy', 'Kerem Altındağ'], country: 'TR', access: 'members', hero: true,
  }),
  film('ln-15', {
    title: ['A Romã', 'The Pomegranate'],
    description: [
      'Uma receita de família com seiscentos e treze passos. O filme mostra todos.',
      'A family recipe with six hundred and thirteen steps. The film shows them all.',
    ],
    minutes: 127, year: 2011, genres: ['chronicle', 'essay'], director: DEMIRALP, country: 'TR', access: 'members',
  }),
  film('ln-16', {
    title: ['Telhados', 'Rooftops'],
    description: [
      'Um rapaz vende sombra: aluga telhados por meia hora, no agosto mais quente do século.',
      'A boy sells shade: he lets rooftops by the half hour, in the hottest August of the century.',
    ],
    minutes: 90, year: 2023, genres: ['comedy'], director: DEMIRALP, country: 'TR', access: 'ticket',
  }),
  film('ln-17', {
    title: ['Chuva de Néon', 'Neon Rain'],
    description: [
      'Uma pintora de letreiros apaga, uma a uma, as palavras que pintou na sua rua.',
      'A sign painter puts out, one by one, the words she painted along her street.',
    ],
    minutes: 99, year: 2020, genres: ['night', 'drama'], director: RUO, cast: ['Hsu Pei-Ning'], country: 'TW', access: 'members',
  }),
  film('ln-18', {
    title: ['Papagaio de Papel', 'Paper Kite'],
    description: [
      'Um pai ensina a filha a largar o fio. Demora uma hora e dezassete minutos.',
      'A father teaches his daughter to let go of the string. It takes an hour and seventeen minutes.',
    ],
    minutes: 77, year: 2008, genres: ['chronicle'], director: RUO, country: 'TW', access: 'free',
  }),
  film('ln-19', {
    title: ['O das Zero e Dez', 'The Ten Past Midnight'],
    description: [
      'Um comboio para onde não há estação. Os passageiros descem, um por carruagem.',
      'A train stops where there is no station. The passengers get off, one from each carriage.',
    ],
    minutes: 107, year: 2015, genres: ['mystery', 'night'], director: RUO, cast: ['Lin Chia-Wei'], country: 'TW', access: 'members',
  }),
  film('ln-20', {
    title: ['Manga Verde', 'Green Mango'],
    description: [
      'O verão em que uma rua inteira de Olinda esperou que uma árvore amadurecesse.',
      'The summer a whole street in Olinda waited for one tree to ripen.',
    ],
    minutes: 85, year: 2012, genres: ['comedy', 'chronicle'], director: SARMENTO, country: 'BR', access: 'members',
  }),
  film('ln-21', {
    title: ['Varanda', 'Veranda'],
    description: [
      'Uma rede, uma tempestade, três gerações de mulheres que não largam o fresco.',
      'A hammock, a storm, three generations of women who will not give up the breeze.',
    ],
    minutes: 92, year: 2018, genres: ['chronicle'], director: SARMENTO, cast: ['Iara Monteiro Luz'], country: 'BR', access: 'signIn',
  }),
  film('ln-22', {
    title: ['Elevador', 'The Lift'],
    description: [
      'Quinze andares, um porteiro poeta e um edifício moderno que se recusa a envelhecer.',
      'Fifteen floors, a porter who writes verse and a modern building that refuses to age.',
    ],
    minutes: 81, year: 2004, genres: ['comedy'], director: SARMENTO, country: 'BR', access: 'geoblocked',
  }),
  film('ln-23', {
    title: ['O Jardim de Vidro', 'The Glass Garden'],
    description: [
      'Numa estufa abandonada de Tbilissi, uma botânica espera que floresça o que não plantou.',
      'In an abandoned glasshouse in Tbilisi a botanist waits for something she did not plant to bloom.',
    ],
    minutes: 95, year: 2021, genres: ['mystery'], director: 'Nino Kvaratsia', cast: ['Tamar Ebralidze'], country: 'GE', access: 'members',
  }),
  film('ln-24', {
    title: ['Oito Minutos de Sol', 'Eight Minutes of Sunlight'],
    description: [
      'O que faria uma aldeia do Atacama se o sol se apagasse e só ela soubesse.',
      'What a village in the Atacama would do if the sun went out and it alone knew.',
    ],
    minutes: 103, year: 2024, genres: ['drama'], director: 'Camila Urrejola', country: 'CL', access: 'ticket', stream: 'lanterna-cofre',
  }),
  film('ln-25', {
    title: ['A Apicultora', 'The Beekeeper’s Year'],
    description: [
      'Doze meses, quarenta colmeias, uma mulher que só fala ao anoitecer.',
      'Twelve months, forty hives, a woman who only speaks at dusk.',
    ],
    minutes: 89, year: 2023, genres: ['documentary'], director: 'Nino Kvaratsia', country: 'GE', access: 'members',
  }),
  film('ln-26', {
    title: ['Meridiano', 'Meridian'],
    description: [
      'Uma topógrafa mede a estrada mais direita do mundo e encontra-lhe uma curva.',
      'A surveyor measures the straightest road in the world and finds a bend in it.',
    ],
    minutes: 111, year: 2016, genres: ['road'], director: 'Camila Urrejola', country: 'CL', access: 'members',
  }),
  film('ln-27', {
    title: ['O Poço', 'The Well'],
    description: [
      'Visto de baixo, o céu é uma moeda. Uma fábula sobre a sede, em vinte e quatro minutos.',
      'Seen from below, the sky is a coin. A fable of thirst in twenty-four minutes.',
    ],
    minutes: 24, year: 2025, genres: ['short'], director: 'Alcides Nhampossa', country: 'MZ', access: 'free',
  }),
  film('ln-28', {
    title: ['A Escada do Tio', 'Uncle’s Staircase'],
    description: [
      'Um carpinteiro constrói uma escada para uma casa que ainda não existe. O bairro sobe para ver.',
      'A carpenter builds a staircase for a house that does not yet exist. The neighbourhood climbs it to look.',
    ],
    minutes: 31, year: 2024, genres: ['short', 'comedy'], director: 'Alcides Nhampossa', country: 'MZ', access: 'friends',
  }),
  film('ln-31', {
    kind: 'live', live: { startsInMinutes: -180, durationMinutes: 1440 }, stream: 'lanterna-sala', poster: false,
    title: ['Sala 1', 'Screen One'],
    tagline: ['A porta está aberta. Entre a meio.', 'The door is open. Come in halfway through.'],
    description: [
      'A nossa sala contínua: um filme depois do outro, escolhidos por quem fecha a porta à noite.',
      'Our continuous screen: one film after another, chosen by whoever locks up at night.',
    ],
    minutes: 1440, year: 2026, genres: ['essay'], director: 'Lanterna', country: 'PT', access: 'friends',
  }),
  film('ln-32', {
    kind: 'live', live: { startsInMinutes: -20, durationMinutes: 150 }, stream: 'lanterna-sala', poster: false, hero: true,
    title: ['Conversa com Helena Vasques Coelho', 'An evening with Helena Vasques Coelho'],
    tagline: ['Em direto da cabine de projeção.', 'Live from the projection booth.'],
    description: [
      'A realizadora vê «A Casa de Sal» connosco e para o filme sempre que se lembra de alguma coisa.',
      'The director watches The Salt House with us and stops the film whenever she remembers something.',
    ],
    minutes: 150, year: 2026, genres: ['documentary'], director: COELHO, country: 'PT', access: 'free',
  }),
  film('ln-33', {
    kind: 'upcoming', live: { startsInMinutes: 140, durationMinutes: 110 }, stream: 'lanterna-sala',
    title: ['As Águas Altas', 'High Waters'],
    tagline: ['Estreia: uma única sessão.', 'Premiere: one showing only.'],
    description: [
      'A estreia mundial do novo Tordo: uma ponte, duas margens e um casamento marcado para o meio.',
      'The world premiere of the new Tordo: a bridge, two banks and a wedding booked for the middle.',
    ],
    minutes: 106, year: 2026, genres: ['comedy', 'drama'], director: TORDO, cast: ['Hermínio Paz', 'Rita Falcão Dias'], country: 'PT', access: 'ticket',
  }),
  film('ln-34', {
    kind: 'upcoming', live: { startsInMinutes: 2900, durationMinutes: 120 }, stream: 'lanterna-sala',
    title: ['A Linha da Costa', 'The Shoreline'],
    description: [
      'Aalvik filmou a mesma praia todos os dias durante um ano. O mar nunca repetiu o plano.',
      'Aalvik filmed the same beach every day for a year. The sea never repeated a shot.',
    ],
    minutes: 116, year: 2026, genres: ['essay', 'documentary'], director: AALVIK, country: 'NO', access: 'signIn',
  }),
  film('ln-41', {
    title: ['O corte', 'The cut'], season: ['cadernos-1', 1], poster: false,
    description: [
      'Porque é que um plano acaba? Uma montadora mostra o fotograma exato, e depois o errado.',
      'Why does a shot end? An editor shows the exact frame, and then the wrong one.',
    ],
    minutes: 22, year: 2025, genres: ['essay'], director: 'Marta Quintela', country: 'PT', access: 'free',
  }),
  film('ln-42', {
    title: ['O silêncio', 'The silence'], season: ['cadernos-1', 2], poster: false,
    description: [
      'Gravar uma sala vazia é mais difícil do que enchê-la. Um técnico de som com quarenta silêncios no bolso.',
      'Recording an empty room is harder than filling it. A sound recordist with forty silences in his pocket.',
    ],
    minutes: 24, year: 2025, genres: ['essay'], director: 'Marta Quintela', country: 'PT', access: 'members',
  }),
  film('ln-43', {
    title: ['O vermelho', 'The red'], season: ['cadernos-2', 1], poster: false,
    description: [
      'Um colorista, uma romã, cento e doze tons. Só um deles é o filme.',
      'A colourist, a pomegranate, a hundred and twelve shades. Only one of them is the film.',
    ],
    minutes: 21, year: 2026, genres: ['essay'], director: 'Marta Quintela', country: 'PT', access: 'members',
  }),
  film('ln-44', {
    title: ['O genérico', 'The credits'], season: ['cadernos-2', 2], poster: false,
    description: [
      'Quem fica até ao fim lê nomes. Fomos bater à porta de doze deles.',
      'Those who stay to the end read names. We knocked on the doors of twelve of them.',
    ],
    minutes: 26, year: 2026, genres: ['documentary'], director: 'Marta Quintela', country: 'PT', access: 'signIn',
  }),
];
