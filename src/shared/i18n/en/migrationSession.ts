/** Token swap with a connected wallet. */
export const migrationSession = {
  amount: {
    heading: 'How much to convert?',
    wallet: 'Wallet address',
    copy: 'Copy the address',
    balances: 'Balances',
    old: 'Old {{symbol}}',
    eth: 'ETH, for fees',
    next: 'New {{symbol}}',
    label: 'Amount of ONG to Convert',
    max: 'Max',
    submit: 'Submit Migration',
    none: 'No balance to migrate.',
    receive: 'You will receive',
    new: '{{amount}} new {{symbol}}',
    oneToOne: '1:1, no migration fee',
    loading: 'Balances are loading',
    paused: 'The migration is paused. Try again later.',
    capReached:
      'Only {{room}} {{symbol}} are left under the cap. A larger amount would be refused after you had paid for the approval.',
    use: 'Use {{amount}} {{symbol}}',
  },
  terms: {
    label: 'What the contract says',
    rate: 'Rate',
    rateValue: '{{old}} old {{oldSymbol}} for {{next}} new {{nextSymbol}}',
    room: 'Room under the cap',
    roomValue: '{{room}} of {{cap}}',
    owner: 'Owner',
    pause: 'The owner can pause the swap at any time and without notice.',
    source: 'Read from the contract, not from us.',
  },
  allowed: {
    heading: 'You have allowed {{amount}} {{symbol}}',
    headingAny: 'You have allowed any amount of {{symbol}}',
    text: 'The swap contract may move up to this much of your old {{symbol}} until you take it back.',
    takeBack: 'Take it back',
    use: 'Use it now',
  },
  waiting: {
    heading: 'Another page is asking your wallet',
    text: 'Another page of yours is at work with this account. This page waits and asks for nothing.',
    other: {
      approve: 'It asks for an approval, to migrate {{amount}} {{symbol}}.',
      migrate: 'It asks for a migration of {{amount}} {{symbol}}.',
    },
    yours: 'Your amount here',
    aside:
      'Put aside, not queued: it will not be sent by itself. When the other page is done you decide anew.',
    back: 'Back to the amount',
    elsewhere: 'Another page of yours goes on with it',
  },
  silence: {
    text: 'The network does not answer. It is the way to the chain, not your wallet.',
    again: 'Try again',
    other: 'Use another wallet',
    following: 'The network does not answer. It is asked again by itself.',
    look: 'Look now',
  },
  problems: {
    comma: 'Use a point for decimals and no commas, so that the amount cannot be misread.',
    decimals: 'At most {{decimals}} digits after the point.',
    malformed: 'Digits and one point only.',
    tooLarge: 'That is more than there can be.',
    overBalance: 'That is more than your balance of {{balance}} {{symbol}}.',
  },
  fee: {
    network: 'Network fee: up to {{fee}} ETH ({{price}} gwei)',
    wait: {
      seconds_one: 'Estimated confirmation time: about {{count}} second',
      seconds_other: 'Estimated confirmation time: about {{count}} seconds',
      minutes_one: 'Estimated confirmation time: about {{count}} minute',
      minutes_other: 'Estimated confirmation time: about {{count}} minutes',
      hours_one: 'Estimated confirmation time: about {{count}} hour',
      hours_other: 'Estimated confirmation time: about {{count}} hours',
    },
  },
  contracts: {
    summary: 'Contracts',
    old: 'Old {{symbol}}',
    next: 'New {{symbol}}',
    spender: 'Allowed to take the old tokens',
    fingerprint: 'Fingerprint of these settings',
    compare:
      'It changes with the chain and with every address. Compare it with the one that was announced for the swap.',
    hardware: 'With a hardware wallet, switch on blind signing and confirm on the device.',
  },
  confirm: {
    heading: 'Confirm migration',
    convert: 'You convert',
    receive: 'You receive',
    old: '{{amount}} old {{symbol}}',
    prompts_one: 'Your wallet will ask you once: to migrate.',
    prompts_other:
      'Your wallet will ask you {{count}} times: first to allow exactly this amount, then to migrate it.',
    consent: 'I understand that the transfer cannot be undone and may take minutes up to an hour',
    confirm: 'Confirm',
    cancel: 'Cancel',
  },
  conflict: {
    heading: 'Error',
    text: 'You had previously approved a transaction of {{amount}}, please do a transaction with the same value or smaller.',
    use: 'Use {{amount}}',
    reset: 'Reset approval',
    resetHint: 'Resetting asks your wallet to take the approval back, then starts again with {{amount}}.',
    close: 'Close',
  },
  progress: {
    heading: 'Moving your tokens',
    resetHeading: 'Resetting your approval',
    takeBackHeading: 'Taking your permission back',
    takeBackLead: 'Your wallet asks once. It costs a network fee and moves no tokens.',
    lead: 'Keep this page open. Your wallet asks before anything moves.',
    stage0: 'Generating',
    stage1: 'Transaction sent to Metamask',
    stage2: 'Waiting for approval confirmation',
    stage3: 'Transaction sent to Metamask',
    approve: '1 of 2: approve {{symbol}}',
    migrate: '2 of 2: migrate',
    reset: 'Take the earlier approval back',
    waiting: 'This may take from minutes up to an hour',
    hint: 'Nothing to see? Open MetaMask',
    converting: 'Converting',
    amount: '{{amount}} {{symbol}}',
    stop: 'Stop waiting',
    stopHint: 'That does not close the request in your wallet.',
    back: 'Back to the amount',
    backHint: 'Nothing has been asked of your wallet since the last step.',
    asideHint: 'Your approval goes on without this page. No tokens were moved.',
  },
  done: {
    heading: 'On its way',
    lead: 'Your migration has been submitted, and should be available soon.',
    converted: 'Converted',
    asked: 'Amount',
    transaction: 'Transaction',
    view: 'View the transaction',
    status: 'Status',
    pending: 'Waiting for the chain',
    confirmed: 'Confirmed',
    reverted: 'The transaction failed. No tokens were moved.',
    cancelled: 'The transaction was cancelled in your wallet. No tokens were moved.',
    replaced:
      'Your transaction was replaced in your wallet: you confirmed {{asked}} {{symbol}}, the chain converted {{amount}} {{symbol}}.',
    lost: 'The chain has not seen the transaction. Check the explorer before you try again.',
    spedUp: 'Sped up in your wallet',
    addToken: 'Add to MetaMask',
    again: 'Back to the amount',
  },
  unresolved: {
    approve:
      'Your wallet may still have an open request to approve {{amount}} {{symbol}}. Open MetaMask to answer it.',
    migrate:
      'Your wallet may still have an open request to migrate {{amount}} {{symbol}}. Open MetaMask to answer it.',
    risk: 'Start again only if it is closed there: a request that is still open and approved later is carried out as well.',
    forget: 'It is gone, start again',
  },
  aside: {
    text: 'Your approval of {{amount}} {{symbol}} is on its way. No tokens were moved.',
    reset: 'Taking your earlier approval back is on its way. No tokens were moved.',
    goOn: 'Go on with it',
  },
  wrongChain: {
    text: 'Your wallet is on another network.',
    switch: 'Switch network',
  },
  blocked: {
    address:
      'The swap is not set up correctly: an address is not valid ({{setting}}). Nothing is offered here.',
    noContract:
      'The swap is not set up correctly: a contract is missing on this network ({{setting}}). Nothing is offered here.',
    decimals:
      'The swap is not set up correctly: a token counts differently ({{setting}}). Nothing is offered here.',
    same: 'The swap is not set up correctly: both tokens are the same ({{setting}}). Nothing is offered here.',
    unrelated:
      'The swap is not set up correctly: the new token takes another old one ({{setting}}). Nothing is offered here.',
  },
  notices: {
    rejected: 'You rejected the request in your wallet.',
    busy: 'Your wallet already has an open request. Open MetaMask to continue.',
    walletError: 'Your wallet did not answer as expected. Open it to see what happened.',
    noEth: 'There is not enough ETH for the network fee.',
    noEthMissing: 'There is not enough ETH for the network fee: about {{missing}} ETH is missing.',
    overBalance: 'The amount is more than your balance.',
    paused: 'The migration is paused; try again later.',
    capReached: 'The new token cannot take that amount.',
    refused: 'The contract would refuse this transaction, so it was not sent.',
    lagging: 'Your approval is confirmed, but the network does not show it yet. Try again in a moment.',
    rateChanged:
      'The rate of the new token has changed meanwhile. Look at what you would receive now, then confirm again.',
    noApproval: 'Nothing was approved in your wallet. No tokens were moved.',
    approvalReverted: 'The approval failed. No tokens were moved.',
    approvalCancelled: 'The approval was cancelled or replaced. No tokens were moved.',
    approvalLost: 'The chain has not seen the approval. Check the explorer, or try again.',
    approvalReplaced:
      'Your approval was replaced in your wallet: {{spender}} may now take {{amount}} of your old {{symbol}}. The migration was not asked for. If that was not you, take the permission back in your wallet before anything else.',
    approvalReplacedAny:
      'Your approval was replaced in your wallet: {{spender}} may now take all of your old {{symbol}}. The migration was not asked for. If that was not you, take the permission back in your wallet before anything else.',
    accountChanged: 'Your wallet switched to another account.',
    otherPage:
      'Another page of yours has finished its work with this account. What you had confirmed here was put aside and not sent.',
    takenBack: 'Your approval was taken back.',
    readFailed: 'The chain could not be read.',
    switchFailed: 'Your wallet did not switch. Choose the network in MetaMask.',
  },
  /** Part that had been sent when a submission ended. */
  sent: {
    nothing: 'Nothing was sent.',
    asked: 'A request of this page may still be open in it.',
    approval: 'No tokens were moved. Your approval of {{amount}} {{symbol}} was sent.',
    takenBack: 'No tokens were moved. Taking your earlier approval back was sent.',
    approvalOf: 'No tokens were moved. The approval of {{amount}} {{symbol}} by {{account}} was sent.',
    takenBackOf: 'No tokens were moved. Taking back the approval of {{account}} was sent.',
    migration: 'The migration of {{amount}} {{symbol}} by {{account}} was sent and goes on.',
    confirmed: '{{account}} has converted {{amount}} {{symbol}}.',
  },
  announce: {
    amount: 'Connected as {{account}}',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    migrationSession: typeof migrationSession;
  }
}
