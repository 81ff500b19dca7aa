/** The viewer's name, email, phone, date of birth and country (ACC-023 to ACC-025, SGN-091). */
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { RESIDENCE, type WantedDetail } from '../../details/rules/detailField';
import { useText } from '../../i18n/hooks';
import { session } from '../../sdk/services';
import { useService } from '../../sdk/useService';
import { AccountDetails } from './AccountDetails';

const nameProblems = { required: 'pleaseProvideYourName', invalid: 'pleaseProvideYourName' } as const;
const emailProblems = { required: 'pleaseProvideYourEmail', invalid: 'pleaseProvideValidEmail' } as const;
const addressProblems = {
  required: 'pleaseProvideYourAddress',
  invalid: 'pleaseProvideYourAddress',
} as const;

/** The email is read-only; only accounts without one, such as social sign-ins, can enter it. */
export default observer(function DetailsPanel() {
  const t = useText();
  const { email } = useService(session).viewer;
  const address = t('accountAddress');
  const wanted = useMemo(
    (): readonly WantedDetail[] => [
      { fieldName: 'name', required: true, problemKeys: nameProblems },
      { fieldName: 'email', required: true, fixed: email, problemKeys: emailProblems },
      { fieldName: 'phoneNumber', required: false },
      { fieldName: 'birthDate', required: false },
      {
        fieldName: 'country',
        fieldType: RESIDENCE,
        label: address,
        required: false,
        problemKeys: addressProblems,
      },
    ],
    [email, address],
  );
  return <AccountDetails wanted={wanted} />;
});
