// Fake of the Firebase JavaScript SDK, first part: the namespace and its apps.
const apps = [];

window.firebase = {
  apps,
  initializeApp(options, name = '[DEFAULT]') {
    if (!options?.apiKey)
      throw Object.assign(new Error('Firebase: Need to provide options (app/no-options).'), {
        code: 'app/no-options',
      });
    const app = { name, options };
    apps.push(app);
    return app;
  },
  app: (name = '[DEFAULT]') => apps.find((app) => app.name === name),
};
