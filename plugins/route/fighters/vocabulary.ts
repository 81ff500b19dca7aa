/** Labels for the platform's codes (CAT-078, CAT-079, ENT-013, ENT-014). */
import { useText, type MessageKey } from 'proscenium/i18n';

const weightClasses: Readonly<Record<string, MessageKey>> = {
  STRAWWEIGHT: 'weightStraw',
  FLYWEIGHT: 'weightFly',
  BANTAMWEIGHT: 'weightBantam',
  FEATHERWEIGHT: 'weightFeather',
  LIGHTWEIGHT: 'weightLight',
  WELTERWEIGHT: 'weightWelter',
  MIDDLEWEIGHT: 'weightMiddle',
  LIGHT_HEAVYWEIGHT: 'weightLightHeavy',
  HEAVYWEIGHT: 'weightHeavy',
  CATCHWEIGHT: 'weightCatch',
  WOMENS_STRAWWEIGHT: 'weightWomensStraw',
  WOMENS_FLYWEIGHT: 'weightWomensFly',
  WOMENS_BANTAMWEIGHT: 'weightWomensBantam',
  WOMENS_FEATHERWEIGHT: 'weightWomensFeather',
};

const methods: Readonly<Record<string, MessageKey>> = {
  KO: 'fightKo',
  TKO: 'fightTko',
  SUBMISSION: 'fightSubmission',
  UNANIMOUS_DECISION: 'fightUnanimousDecision',
  SPLIT_DECISION: 'fightSplitDecision',
  MAJORITY_DECISION: 'fightMajorityDecision',
  TECHNICAL_DECISION: 'fightTechnicalDecision',
  DRAW: 'fightDraw',
  DISQUALIFICATION: 'fightDisqualification',
  NO_CONTEST: 'fightNoContest',
};

const outcomes: Readonly<Record<string, MessageKey>> = {
  WIN: 'fightWon',
  LOSS: 'fightLost',
  DRAW: 'fightDraw',
  NO_CONTEST: 'fightNoContest',
};

/** Translates a code; an unknown code is shown as it is. */
export function useVocabulary(): { readonly weightClass: Say; readonly method: Say; readonly outcome: Say } {
  const t = useText();
  const translate =
    (words: Readonly<Record<string, MessageKey>>): Say =>
    (code) => {
      const key: string | undefined = Object.hasOwn(words, code) ? words[code] : undefined;
      return key === undefined ? code : t(key);
    };
  return { weightClass: translate(weightClasses), method: translate(methods), outcome: translate(outcomes) };
}

type Say = (code: string) => string;
