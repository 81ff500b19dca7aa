// Second part of the fake identity manager: screens set by innerHTML with inline styles, as the real one does.
const home = new URL('.', document.currentScript.src).href;
const { apiKey } = window.gigya;
const SESSION = `glt_${apiKey}`;
const handlers = [];

const TEXTS = {
  en: {
    login: 'Sign in',
    register: 'Create your account',
    email: 'Email',
    password: 'Password',
    toRegister: 'New here?',
    toLogin: 'Known here?',
    403042: 'Email or password is not right.',
    400003: 'There is an account with this email.',
    other: 'Check what you have typed.',
  },
  es: {
    login: 'Iniciar sesión',
    register: 'Crear tu cuenta',
    email: 'Correo',
    password: 'Contraseña',
    toRegister: '¿Primera vez?',
    toLogin: '¿Ya tienes cuenta?',
    403042: 'El correo o la contraseña no es correcto.',
    400003: 'Ya hay una cuenta con este correo.',
    other: 'Revisa lo que has escrito.',
  },
  pt: {
    login: 'Iniciar sessão',
    register: 'Criar conta',
    email: 'Email',
    password: 'Palavra-passe',
    toRegister: 'Primeira vez?',
    toLogin: 'Já tens conta?',
    403042: 'O email ou a palavra-passe não está certo.',
    400003: 'Já existe uma conta com este email.',
    other: 'Verifica o que escreveste.',
  },
  ar: {
    login: 'تسجيل الدخول',
    register: 'إنشاء حساب',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    toRegister: 'جديد هنا؟',
    toLogin: 'لديك حساب؟',
    403042: 'البريد الإلكتروني أو كلمة المرور غير صحيح.',
    400003: 'يوجد حساب بهذا البريد الإلكتروني.',
    other: 'تحقّق مما كتبته.',
  },
};
const STYLE = `
  .gigya-screen { display: grid; gap: 14px; }
  .gigya-screen input { min-block-size: 48px; padding-inline: 12px; border: 1px solid #767b87; border-radius: 8px; background: #fff; color: #16181d; font: inherit; box-sizing: border-box; inline-size: 100%; }
  .gigya-screen label { display: grid; gap: 6px; font-size: 0.9em; color: #4a4f5c; }
  .gigya-screen button { min-block-size: 48px; border-radius: 8px; font: inherit; font-weight: 600; cursor: pointer; }
  .gigya-screen :focus-visible { outline: 3px solid #1d4f91; outline-offset: 2px; }`;

const call = async (name, fields) =>
  (await fetch(home + name, { method: 'POST', body: new URLSearchParams({ apiKey, ...fields }) })).json();

function draw(settings, screen) {
  const words = TEXTS[settings.lang?.split('-')[0]] ?? TEXTS.en;
  const isLogin = screen === 'gigya-login-screen';
  const box = document.getElementById(settings.containerID);
  if (!box || !(isLogin || screen === 'gigya-register-screen'))
    return settings.onError?.({ errorCode: 400006 });
  box.innerHTML = `<style>${STYLE}</style>
    <form class="gigya-screen" novalidate>
      <p style="margin: 0; font-size: 1.25em; font-weight: 700">${isLogin ? words.login : words.register}</p>
      <p role="alert" style="margin: 0; color: #a3132b" hidden></p>
      <label>${words.email}<input name="loginID" type="email" autocomplete="username"></label>
      <label>${words.password}<input name="password" type="password" autocomplete="${isLogin ? 'current' : 'new'}-password"></label>
      <button style="border: 0; background: #1d4f91; color: #fff">${isLogin ? words.login : words.register}</button>
      <button type="button" name="other" style="border: 1px solid #767b87; background: #fff; color: #1d4f91">${isLogin ? words.toRegister : words.toLogin}</button>
    </form>`;
  const form = box.querySelector('form');
  form.elements.other.addEventListener('click', () =>
    draw(settings, isLogin ? 'gigya-register-screen' : 'gigya-login-screen'),
  );
  form.addEventListener('submit', async (submit) => {
    submit.preventDefault();
    const answer = await call(
      isLogin ? 'accounts.login' : 'accounts.register',
      Object.fromEntries(new FormData(form)),
    );
    if (answer.errorCode !== 0) {
      const alert = form.querySelector('[role=alert]');
      alert.textContent = words[answer.errorCode] ?? words.other;
      alert.hidden = false;
      return settings.onError?.(answer);
    }
    localStorage.setItem(SESSION, answer.login_token);
    for (const { onLogin } of handlers)
      onLogin?.({ eventName: 'login', source: 'showScreenSet', UID: answer.UID, newUser: answer.newUser });
  });
  settings.onAfterScreenLoad?.({ eventName: 'afterScreenLoad', currentScreen: screen });
}

Object.assign(window.gigya, {
  isReady: true,
  accounts: {
    addEventHandlers: (given) => void handlers.push(given),
    // Like the real one, shows no login screen to a signed-in viewer.
    showScreenSet: (settings) =>
      localStorage.getItem(SESSION) === null
        ? draw(settings, settings.startScreen)
        : settings.onError?.({ errorCode: 400006 }),
    getJWT: async ({ callback }) =>
      callback(await call('accounts.getJWT', { login_token: localStorage.getItem(SESSION) ?? '' })),
    async logout({ callback }) {
      await call('accounts.logout', { login_token: localStorage.getItem(SESSION) ?? '' });
      localStorage.removeItem(SESSION);
      callback?.({ errorCode: 0 });
    },
  },
});
window.onGigyaServiceReady?.();
