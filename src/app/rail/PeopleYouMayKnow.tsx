import { SuggestedPerson } from '@/features/network/ui/SuggestedPerson';
import { suggestionsList } from '@/features/people/lists';
import { usePeopleTexts } from '@/features/people/ui/peopleTexts';
import { paths } from '@/shared/config/paths';
import { RailList } from './RailList';
import { useFirst } from './useFirst';

const shownPeople = { count: 3 };

/** People the member may know, to follow or hide (FOLW-03). */
export function PeopleYouMayKnow() {
  const t = usePeopleTexts();
  const first = useFirst(suggestionsList, shownPeople);
  return (
    <RailList
      title={t('suggestions.title')}
      all={paths.suggestedPeople}
      first={first}
      renderRow={(id) => <SuggestedPerson id={id} />}
      errorTitle={t('suggestions.failed')}
      empty={t('suggestions.empty')}
    />
  );
}
