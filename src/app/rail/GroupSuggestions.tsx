import { groupSuggestionsRoom } from '@/features/groups/hiding';
import { suggestedGroups } from '@/features/groups/lists';
import { groupsRoom } from '@/features/groups/room';
import { useGroupTexts } from '@/features/groups/ui/groupTexts';
import { SuggestedGroup } from '@/features/groups/ui/SuggestedGroup';
import { paths } from '@/shared/config/paths';
import { RailList } from './RailList';
import { useFirst } from './useFirst';

const shownGroups = { count: 3 };
const all = { term: '' };

export const rooms = [groupsRoom, groupSuggestionsRoom];

/** Groups that the member may like, to join or hide (SHELL-10); absent without any. */
export function GroupSuggestions() {
  const t = useGroupTexts();
  const first = useFirst(suggestedGroups, shownGroups, all);
  return (
    <RailList
      title={t('suggestions.title')}
      all={paths.groupSuggestions}
      first={first}
      renderRow={(id) => <SuggestedGroup id={id} />}
      errorTitle={t('failed')}
    />
  );
}
