/** Tale of the tape: record and measurements. Unknown values are omitted. */
import { useFormat, useText } from '../../../core/i18n';
import type { FighterProfile } from './answers';
import { RecordLine } from './RecordLine';
import styles from './Tale.module.css';

export function Tale({
  profile: { record, age, heightCm, reachCm, stance },
}: {
  readonly profile: FighterProfile;
}) {
  const t = useText();
  const format = useFormat();
  const centimetres = (value: number) => format.number(value, { style: 'unit', unit: 'centimeter' });
  const facts = [
    record !== null && ([t('fighterRecord'), <RecordLine key="record" record={record} />] as const),
    record !== null &&
      record.knockouts !== null &&
      ([t('fighterKnockouts'), format.number(record.knockouts)] as const),
    age !== null && ([t('fighterAge'), format.number(age)] as const),
    heightCm !== null && ([t('fighterHeight'), centimetres(heightCm)] as const),
    reachCm !== null && ([t('fighterReach'), centimetres(reachCm)] as const),
    stance !== null && ([t('fighterStance'), stance] as const),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return null;
  return (
    <dl className={styles['tale']}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles['fact']}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
