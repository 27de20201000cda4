/** TFA-03, TFA-04. */
export const twoFactorSetup = {
  title: 'Two-factor set-up',
  heading: 'Two-factor authentication',
  lead: 'A code from your phone, on top of your password. Takes about a minute.',
  steps: 'Steps',
  step: 'Step {{number}}',
  stepNames: {
    method: 'Choose a method',
    app: 'Scan the code',
    phone: 'Your phone number',
    code: 'Enter the code',
  },
  continue: 'Continue',
  back: 'Back',
  sending: 'Sending',
  confirm: 'Confirm',
  confirming: 'Confirming',
  method: {
    label: 'How do you want to get your codes?',
    app: 'Authentication app',
    appHelp: 'An app on your phone shows a new code every half minute. It works without a network.',
    phone: 'SMS',
    phoneHelp: 'We text you a code whenever you log in.',
  },
  app: {
    heading: 'Scan this with your authentication app',
    text: 'Any app that makes 6-digit codes will do. Cannot scan? Type this key instead.',
    qr: 'QR code of the key below',
    copy: 'Copy the key',
    copyFailed: 'The key could not be copied. Mark it and copy it yourself.',
    accountName: 'Account name',
    accountNameHint: 'How this app will be called among your methods.',
    loading: 'Loading the key',
    failed: 'The key could not be loaded',
  },
  phone: {
    country: 'Country',
    countries: 'Countries',
    none: 'No country of that name',
    dial: '{{name}} (+{{dialCode}})',
    number: 'Phone number',
    loading: 'Loading the countries',
    failed: 'The countries could not be loaded.',
  },
  code: {
    app: 'Enter the code that your app shows for {{label}}.',
    phone: 'Enter the code that we sent to {{label}}.',
    dead: 'Or it was tried too often, or too late: then go back for a new code.',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    twoFactorSetup: typeof twoFactorSetup;
  }
}
