import { ChevronDown } from 'lucide-react';
import type { Post } from '@/features/posts/types';
import { useComposerTexts } from '@/features/writing/composerTexts';
import { Menu } from '@/shared/ui/menu/Menu';
import styles from './CommentBox.module.css';
import { useCommentTexts } from './commentTexts';

interface VoiceMenuProps {
  company: NonNullable<Post['entity']>;
  /** True while the comment is to be the company's. */
  isCompany: boolean;
  myName: string;
  choose: (isCompany: boolean) => void;
}

/** "Posting as {name}": switches between the company and the member's own name (CMP-02). */
export function VoiceMenu({ company, isCompany, myName, choose }: VoiceMenuProps) {
  const t = useCommentTexts();
  const composer = useComposerTexts();
  const label = composer('postingAs', { name: isCompany ? company.name : myName });
  const names = {
    company: t('voice.company', { name: company.name }),
    self: t('voice.self', { name: myName }),
  };
  return (
    <div className={styles.voice}>
      <Menu
        label={label}
        align="start"
        entries={[
          {
            label: t('voice.label'),
            value: isCompany ? names.company : names.self,
            choices: [
              { label: names.company, onSelect: () => choose(true) },
              { label: names.self, onSelect: () => choose(false) },
            ],
          },
        ]}
      >
        {(trigger) => (
          <button {...trigger} type="button" className={styles.voiceButton} data-company={isCompany}>
            <span dir="auto">{label}</span>
            <ChevronDown aria-hidden="true" />
          </button>
        )}
      </Menu>
    </div>
  );
}
