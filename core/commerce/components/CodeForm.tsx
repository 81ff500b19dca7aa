/** Voucher code field with its submit button. */
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { useText } from '../../i18n/hooks';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import type { VoucherProblem } from '../rules/paymentProblem';
import styles from './VoucherEntry.module.css';

export interface CodeFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly entry: {
    readonly code: string;
    readonly working: boolean;
    readonly problem: VoucherProblem | null;
    type(code: string): void;
  };
  readonly disabled?: boolean;
  readonly onSend: () => void;
}

export const CodeForm = observer(function CodeForm({
  field,
  entry,
  disabled = false,
  onSend,
}: CodeFormProps) {
  const t = useText();
  const { code, working, problem } = entry;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(submit) => {
        submit.preventDefault();
        onSend();
      }}
    >
      <TextField
        inputRef={field}
        className={styles['code']}
        label={t('voucherCode')}
        value={code}
        error={problem === null ? null : 'text' in problem ? problem.text : t(problem.key)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        readOnly={working}
        disabled={disabled}
        onChange={(typed) => entry.type(typed)}
      />
      <Button type="submit" variant="secondary" busy={working} disabled={disabled}>
        {t('voucherApply')}
      </Button>
    </form>
  );
});
