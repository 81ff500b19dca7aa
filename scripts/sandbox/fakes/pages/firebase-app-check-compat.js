// The fake's App Check part: attests that the site makes the call, without a challenge.
const { firebase } = window;
let site = null;

firebase.appCheck = Object.assign(
  (app) => ({
    activate(provider) {
      site = { app, key: provider.siteKey };
    },
    async getToken() {
      const answer = await fetch(`${home}/__fake/firebase/v1/app-check?key=${site.app.options.apiKey}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ site: site.key }),
      }).catch(() => null);
      if (!answer?.ok)
        throw Object.assign(
          new Error('AppCheck: Fetch server returned an HTTP error status. (appCheck/fetch-status-error).'),
          { name: 'FirebaseError', code: 'appCheck/fetch-status-error' },
        );
      return answer.json();
    },
  }),
  {
    ReCaptchaV3Provider: class {
      constructor(siteKey) {
        this.siteKey = siteKey;
      }
    },
  },
);
