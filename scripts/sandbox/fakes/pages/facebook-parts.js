// Second part of the fake Facebook JavaScript SDK: the calls, then window.fbAsyncInit.
const { kept } = window.FB;
let settings = null;

window.FB = {
  init(given) {
    if (!/^v\d+\.\d+$/.test(given?.version ?? '')) throw new Error('init not called with valid version');
    settings = given;
  },
  async login(tell, { scope, response_type: type } = {}) {
    if (!settings) return tell({ status: 'unknown', authResponse: null });
    const answer = await askInWindow('facebook', { clientId: settings.appId });
    if (!answer) return tell({ status: 'unknown', authResponse: null });
    if (answer.denied) return tell({ status: 'not_authorized', authResponse: null });
    const token =
      type === 'code'
        ? { code: answer.code }
        : { accessToken: answer.code, expiresIn: 5400, signedRequest: 'stand.in' };
    return tell({ status: 'connected', authResponse: { ...token, userID: '1', grantedScopes: scope } });
  },
  logout: (tell) => tell({ status: 'unknown', authResponse: null }),
  getLoginStatus: (tell) => tell({ status: 'unknown', authResponse: null }),
};
for (const [name, given] of kept.splice(0)) window.FB[name](...given);
window.fbAsyncInit?.();
