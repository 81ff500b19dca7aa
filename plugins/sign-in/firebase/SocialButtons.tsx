/** A button for each social provider enabled in Firebase (SGP-075). */
import { useText } from 'proscenium/i18n';
import type { SignInButtonProps } from 'proscenium/sdk';
import { PopupButton, type BrandLook, type LazyScript, type ProvenViewer } from 'proscenium/sdk/sign-in';
import { appleLook, facebookLook, googleLook } from 'proscenium/sdk/sign-in/brands';
import styles from './FirebaseForm.module.css';
import type { FirebaseSdk } from './firebaseGlobal';
import type { SocialName } from './FirebaseSignIn';

export const socialTitles: Readonly<Record<SocialName, string>> = {
  apple: 'Apple',
  facebook: 'Facebook',
  google: 'Google',
};

export interface SocialButtonsProps extends Omit<SignInButtonProps, 'label'> {
  readonly names: readonly SocialName[];
  readonly script: LazyScript<FirebaseSdk>;
  readonly open: (name: SocialName) => Promise<ProvenViewer | null>;
  /** The realm's background color as `#rrggbb`. */
  readonly ground: string;
}

export function SocialButtons({ names, script, open, ground, ...press }: SocialButtonsProps) {
  const t = useText();
  const looks: Readonly<Record<SocialName, BrandLook>> = {
    apple: appleLook(ground),
    facebook: facebookLook,
    google: googleLook,
  };
  return (
    <ul className={styles['buttons']}>
      {names.map((name) => (
        <li key={name}>
          <PopupButton
            {...press}
            label={t('firebaseSocial', { provider: socialTitles[name] })}
            look={looks[name]}
            script={script}
            open={() => open(name)}
          />
        </li>
      ))}
    </ul>
  );
}
