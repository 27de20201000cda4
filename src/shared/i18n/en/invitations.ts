export const invitations = {
  title: 'Bring somebody along',
  text: 'Whoever comes by your link sees your face when they sign up, and follows you with one press.',
  create: 'Create invite link',
  creating: 'Creating',
  copy: 'Copy invite link',
  mail: 'Send by mail',
  share: 'Share',
  revoke: 'Revoke',
  revoking: 'Revoking',
  used_zero: 'Nobody has come by it yet',
  used_one: '{{count}} person has come by your links',
  used_other: '{{count}} people have come by your links',
  address: 'Your invite link',
  copied: 'Invite link copied.',
  notCopied: 'The link could not be copied. Select it and copy it yourself.',
  failed: 'Your invite link could not be loaded',
  createFailed: 'Failed to create the link.',
  revokeFailed: 'Failed to revoke the link.',
  subject: 'Come to {{product}}',
  body: 'I am on {{product}}. Come by: {{address}}',
  from: '{{name}} invites you',
  fromText: 'You can follow {{name}} with one press once you are in.',
  over: 'This invite link no longer works. You can sign up all the same.',
  came: 'You came by the link of {{name}}',
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    invitations: typeof invitations;
  }
}
