// The fighters of ringside who are not on tonight's card: challengers, two champions, one unranked.
import type { SeedPerson } from '../types';
import { fighter, unfilmed, type Locale } from './fighter';

export const contenders: readonly SeedPerson<Locale>[] = [
  fighter('okonjobell', {
    name: 'Tunde Okonjo-Bell', alias: ['Last Orders', 'Última Ronda'], country: ['United Kingdom', 'Reino Unido'], weightClass: 'HEAVYWEIGHT',
    record: [22, 2, 0], knockouts: 19, measures: [30, 196, 206], rank: 1, rankChange: 1,
    biography: [
      'Ran a pub in Hackney until the third round of his eleventh fight. Still calls time before the referee does.',
      'Llevó un pub en Hackney hasta el tercer asalto de su undécima pelea. Aún anuncia el cierre antes que el árbitro.',
    ],
    fights: [unfilmed('2024-04-20', 'Grzegorz Malicki', 'PL', 'WIN', 'KO', 3)],
    videoIds: ['rs-501', 'rs-509', 'rs-520'],
  }),
  fighter('eiriksson', {
    name: 'Baltasar Eiríksson', alias: ['The Glacier', 'El Glaciar'], country: ['Iceland', 'Islandia'], weightClass: 'HEAVYWEIGHT',
    record: [16, 5, 1], measures: [33, 201, 204], rank: 3, rankChange: -1,
    biography: [
      'Nobody has hurried him yet. He reads sagas between rounds and, his corner says, during some of them.',
      'Nadie ha logrado meterle prisa. Lee sagas entre asalto y asalto y, según su rincón, también durante alguno.',
    ],
    videoIds: ['rs-501', 'rs-510', 'rs-521'],
  }),
  fighter('wrona', {
    name: 'Kazimierz Wrona', alias: ['The Crow', 'El Cuervo'], country: ['Poland', 'Polonia'], weightClass: 'LIGHT_HEAVYWEIGHT',
    record: [24, 1, 0], knockouts: 11, measures: [29, 188, 194], stance: 'southpaw', rank: 0, rankChange: 0,
    biography: [
      'A choirmaster’s son from Gdynia who waits on the top step until the bell has finished ringing. Eleven defences, no haste.',
      'Hijo de un director de coro de Gdynia que espera en el último peldaño hasta que la campana calla. Once defensas, ninguna prisa.',
    ],
    videoIds: ['rs-502', 'rs-511', 'rs-522'],
  }),
  fighter('kanoute', {
    name: 'Idrissa Kanouté', alias: ['Harmattan', 'Harmatán'], country: ['Mali', 'Malí'], weightClass: 'LIGHT_HEAVYWEIGHT',
    record: [19, 3, 1], measures: [27, 186, 196], rank: 1, rankChange: 2,
    biography: [
      'Arrives dry, warm and from one direction. Writes his fight plans as letters to his grandmother, who corrects them.',
      'Llega seco, cálido y por un solo lado. Escribe sus planes de pelea como cartas a su abuela, que se los corrige.',
    ],
    videoIds: ['rs-502', 'rs-512', 'rs-523'],
  }),
  fighter('vladescu', {
    name: 'Sorin Vlădescu', alias: ['The Notary', 'El Notario'], country: ['Romania', 'Rumanía'], weightClass: 'MIDDLEWEIGHT',
    record: [20, 4, 0], measures: [31, 180, 184], rank: 2, rankChange: 0,
    biography: [
      'By day he certifies signatures in Timișoara. In the ring he reads the small print first and signs in the ninth.',
      'De día legaliza firmas en Timișoara. En el ring lee primero la letra pequeña y firma en el noveno.',
    ],
    videoIds: ['rs-503', 'rs-513', 'rs-524'],
  }),
  fighter('falcato', {
    name: 'Bruno Falcato', alias: ['Nazaré', 'Nazaré'], country: ['Portugal', 'Portugal'], weightClass: 'MIDDLEWEIGHT',
    record: [15, 3, 0], measures: [25, 182, 187], stance: 'switch', rank: 3, rankChange: 4,
    biography: [
      'A lifeguard who learned timing from waves of twenty metres. Comes over the top; there is no other way to put it.',
      'Socorrista que aprendió el compás con olas de veinte metros. Entra por arriba; no hay otra forma de decirlo.',
    ],
    videoIds: ['rs-503', 'rs-514', 'rs-525'],
  }),
  fighter('hartwig', {
    name: 'Anselm Hartwig', alias: ['Platform Nine', 'Andén Nueve'], country: ['Germany', 'Alemania'], weightClass: 'WELTERWEIGHT',
    record: [23, 2, 2], measures: [32, 178, 183], rank: 1, rankChange: 0,
    biography: [
      'Drives a night train three weeks a month and spars in the week that is left. Has never been late for a bell.',
      'Conduce un tren nocturno tres semanas al mes y hace guantes en la que le queda. Nunca ha llegado tarde a una campana.',
    ],
    videoIds: ['rs-504', 'rs-515', 'rs-526'],
  }),
  fighter('pemberton', {
    name: 'Delroy Pemberton', alias: ['Offbeat', 'Contratiempo'], country: ['Jamaica', 'Jamaica'], weightClass: 'WELTERWEIGHT',
    record: [18, 4, 1], measures: [28, 180, 190], rank: 2, rankChange: 1,
    biography: [
      'Hits on the two and the four. Opponents tap their feet, which is when he moves theirs for them.',
      'Pega en el dos y en el cuatro. Los rivales marcan el ritmo con el pie, y ahí es cuando se lo mueve él.',
    ],
    videoIds: ['rs-504', 'rs-516', 'rs-527'],
  }),
  fighter('abenov', {
    name: 'Yerlan Abenov', alias: ['The Steppe', 'La Estepa'], country: ['Kazakhstan', 'Kazajistán'], weightClass: 'LIGHTWEIGHT',
    record: [21, 1, 0], knockouts: 15, measures: [26, 174, 177], rank: 1, rankChange: 1,
    biography: [
      'Grew up four hours from the nearest mirror and shadow-boxed the horizon. He has the reach of somebody who expected more room.',
      'Creció a cuatro horas del espejo más cercano y hacía sombra contra el horizonte. Pega como quien esperaba más sitio.',
    ],
    videoIds: ['rs-505', 'rs-517', 'rs-528'],
  }),
  fighter('echeverri', {
    name: 'Gael Echeverri', alias: ['Cloud Forest', 'Bosque de Niebla'], country: ['Colombia', 'Colombia'], weightClass: 'FEATHERWEIGHT',
    record: [25, 2, 0], measures: [29, 170, 174], rank: 0, rankChange: 0,
    biography: [
      'A champion nobody has seen coming in six years. He puts it down to good shoes and a small town.',
      'Un campeón al que nadie ha visto venir en seis años. Lo atribuye a unas buenas zapatillas y a un pueblo pequeño.',
    ],
    videoIds: ['rs-506', 'rs-518', 'rs-529'],
  }),
  fighter('rattanakul', {
    name: 'Somchai Rattanakul', alias: ['Paper Boat', 'Barco de Papel'], country: ['Thailand', 'Tailandia'], weightClass: 'FEATHERWEIGHT',
    record: [27, 6, 0], measures: [30, 168, 171], stance: 'southpaw', rank: 1, rankChange: 0,
    biography: [
      'Sixty fights in two rulebooks. Folds under pressure exactly as far as he means to, and then comes back up.',
      'Sesenta peleas en dos reglamentos. Bajo presión se pliega justo lo que quiere, y luego vuelve a subir.',
    ],
    videoIds: ['rs-506', 'rs-519', 'rs-530'],
  }),
  fighter('duffyrahman', {
    name: 'Cillian Duffy-Rahman', alias: ['Two Parishes', 'Dos Parroquias'], country: ['Ireland', 'Irlanda'], weightClass: 'BANTAMWEIGHT',
    record: [17, 0, 1], measures: [24, 165, 170], rank: 0, rankChange: 2,
    biography: [
      'Two grandmothers, two religions, one left hook that both of them pray for. Undefeated in either.',
      'Dos abuelas, dos religiones y un gancho de izquierda por el que rezan ambas. Invicto en las dos.',
    ],
    videoIds: ['rs-507', 'rs-531'],
  }),
  fighter('zabaleta', {
    name: 'Iker Zabaleta', alias: ['The Quarryman', 'El Cantero'], country: ['Spain', 'España'], weightClass: 'FLYWEIGHT',
    record: [19, 3, 0], measures: [27, 162, 163], rank: 0, rankChange: 0,
    biography: [
      'Lifts stones for a hobby and people for a living. Fifty-one kilos of Basque patience.',
      'Levanta piedras por afición y personas por oficio. Cincuenta y un kilos de paciencia vasca.',
    ],
    videoIds: ['rs-507', 'rs-532'],
  }),
  fighter('olavsson', {
    name: 'Uni Ólavsson', alias: ['Ferry Weather', 'Mar de Fondo'], country: ['Faroe Islands', 'Islas Feroe'], weightClass: 'BRIDGERWEIGHT',
    record: [8, 1, 0], measures: [23, 190, 192],
    biography: [
      'The whole island comes to his fights, so the ferry is cancelled. Not ranked anywhere: the forms are still on the boat.',
      'La isla entera va a sus peleas y por eso cancelan el ferri. No figura en ninguna lista: los papeles siguen en el barco.',
    ],
    videoIds: ['rs-533'],
  }),
  fighter('delorme', {
    name: 'Odile Delorme', alias: ['Semicolon', 'Punto y Coma'], country: ['France', 'Francia'], weightClass: 'WOMENS_FLYWEIGHT',
    record: [13, 3, 1], measures: [30, 166, 169], rank: 2, rankChange: 0,
    biography: [
      'Proof-reads dictionaries in Lyon. Never quite finishes a sentence with one punch when two will do; then she does.',
      'Corrige diccionarios en Lyon. Nunca acaba la frase de un solo golpe si caben dos; y entonces la acaba.',
    ],
    videoIds: ['rs-508', 'rs-534'],
  }),
  fighter('khumaloreid', {
    name: 'Zanele Khumalo-Reid', alias: ['High Veld', 'Alto Veld'], country: ['South Africa', 'Sudáfrica'], weightClass: 'WOMENS_BANTAMWEIGHT',
    record: [16, 2, 0], knockouts: 12, measures: [27, 171, 178], rank: 2, rankChange: 1,
    biography: [
      'Trains at 1 753 metres and comes down to sea level for the money. The air, she says, is practically soup.',
      'Entrena a 1 753 metros y baja al nivel del mar por la bolsa. Dice que aquí el aire es casi una sopa.',
    ],
    videoIds: ['rs-508', 'rs-535'],
  }),
  fighter('sakuragawa', {
    name: 'Mai Sakuragawa', alias: ['Quiet Please', 'Silencio'], country: ['Japan', 'Japón'], weightClass: 'WOMENS_STRAWWEIGHT',
    record: [11, 0, 0], measures: [23, 157, 158], rank: 0, rankChange: 1,
    biography: [
      'A librarian’s daughter. The crowd goes silent because it has learned that the good part makes no sound.',
      'Hija de bibliotecaria. El público calla porque ha aprendido que lo bueno no hace ruido.',
    ],
    videoIds: ['rs-536'],
  }),
  fighter('peralta', {
    name: 'Xiomara Peralta', alias: ['Carnival', 'Carnaval'], country: ['Dominican Republic', 'República Dominicana'], weightClass: 'WOMENS_STRAWWEIGHT',
    record: [14, 2, 1], measures: [26, 160, 163], stance: 'southpaw', rank: 1, rankChange: -1,
    biography: [
      'Brings a brass band to the weigh-in and a different one to the fight. Neither has seen her lose at home.',
      'Lleva una banda al pesaje y otra distinta a la pelea. Ninguna la ha visto perder en casa.',
    ],
    videoIds: ['rs-536'],
  }),
];
