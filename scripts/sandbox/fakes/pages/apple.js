// Fake of Sign in with Apple JS: defines window.AppleID with the calls that Proscenium makes.
let settings = null;

const fail = (error) => {
  document.dispatchEvent(new CustomEvent('AppleIDSignInOnFailure', { detail: { error } }));
  return Promise.reject({ error });
};

window.AppleID = {
  auth: {
    init(given) {
      settings = given;
    },
    async signIn() {
      if (!settings?.clientId || !settings.usePopup) return fail('invalid_request');
      const { clientId, nonce, redirectURI: redirectUri, state } = settings;
      const answer = await askInWindow('apple', { clientId, nonce, redirectUri });
      if (answer === undefined) return fail('popup_blocked_by_browser');
      if (answer === null) return fail('popup_closed_by_user');
      if (answer.denied) return fail('user_cancelled_authorize');
      const [firstName, lastName] = answer.name.split(' ');
      const detail = {
        authorization: { code: answer.code, id_token: answer.idToken, state },
        user: { name: { firstName, lastName }, email: answer.email },
      };
      document.dispatchEvent(new CustomEvent('AppleIDSignInOnSuccess', { detail }));
      return detail;
    },
  },
};
