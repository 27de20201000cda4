/** Categories of groups and companies, in display order. */
export const categoryTree: Record<'group' | 'company', Record<string, readonly string[]>> = {
  group: {
    'Sport and outdoors': ['Cycling', 'Swimming', 'Walking'],
    'Home and garden': ['Allotments', 'Cooking', 'Repair'],
    Travel: ['Trains', 'Cities'],
    'Arts and crafts': ['Ceramics', 'Photography', 'Music'],
    Neighbourhood: ['Town planning', 'Local life'],
    Entertainment: ['Television', 'Books'],
  },
  company: {
    'Food and drink': ['Bakery', 'Café'],
    Services: ['Repairs', 'Boat hire'],
    Publishing: ['Books', 'Magazines'],
    'Shops and makers': ['Crafts', 'Second hand'],
  },
};
