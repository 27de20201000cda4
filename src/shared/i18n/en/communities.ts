/** Lists, forms and settings that groups and companies share (GRP-01, GRP-02, CMP-01). */
export const communities = {
  form: {
    name: 'Name',
    privacy: 'Privacy',
    public: 'Public',
    private: 'Private',
    category: 'Category',
    subcategory: 'Subcategory',
    choose: 'Choose one',
    noSubcategory: 'None',
    description: 'Description',
    categoriesFailed: 'The categories could not be loaded',
    creating: 'Creating',
  },
  settings: {
    nav: 'Settings of {{name}}',
    permalink: 'Permalink',
    permalinkHint: '3 to 40 of a to z, 0 to 9 and hyphens.',
    location: 'Location',
    links: 'Links',
    linksHint: 'One address a line, {{most}} at most.',
    deleting: {
      title: 'Delete {{name}}?',
      field: 'Type the name to delete it',
      hint: 'The name is {{name}}.',
      busy: 'Deleting',
    },
  },
  noneFound: {
    text: 'Try another word, or fewer letters.',
    clear: 'Show all',
  },
  visitor: {
    title: '{{name}}, as a visitor sees it',
    text: 'You see {{name}} as somebody outside does. Nothing here changes it.',
    back: 'Back to your view',
    failed: 'The visitor’s view could not be loaded',
  },
  picker: {
    search: 'Search people',
    failed: 'People could not be loaded',
  },
} as const;

declare module '../namespaces' {
  interface TextNamespaces {
    communities: typeof communities;
  }
}
