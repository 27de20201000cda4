/* Runs before the first paint: the chosen theme, and which static shell stands until the app does. */
(function () {
  var root = document.documentElement;
  var theme, token;
  try {
    token = localStorage.getItem('kith.token');
    theme = (JSON.parse(localStorage.getItem('kith.device') || '{}') || {}).theme;
  } catch (error) {
    theme = undefined;
  }
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  var status = /^\/(resetPassword|passwordUpdated|emailConfirmed|confirmationSent)\/?$/.test(location.pathname);
  root.dataset.shell = token && !status ? 'frame' : 'auth';
})();
