import type { ReactNode } from 'react';
import type { FileRef } from '@/shared/lib/files/fileUrl';
import { Avatar } from '@/shared/ui/avatar/Avatar';
import { HeadFacts, HeadText, PageHead, SlimHead, type HeadFact } from '@/shared/ui/pageHead/PageHead';
import { useTileIcon } from '@/shared/ui/tile/useTileIcon';

interface CommunityHeaderProps {
  kind: 'group' | 'company';
  /** Seeds the placeholder tiles. */
  id: string;
  name: string;
  avatar: FileRef | null;
  cover: FileRef | null;
  description: string;
  /** Right below the name: address and category. */
  line?: ReactNode;
  /** Accessible name of the list of facts. */
  factsLabel: string;
  facts: readonly HeadFact[];
  /** The membership button and what else may be done. */
  actions: ReactNode;
  /** Buttons that change the pictures, for those who may. */
  changes?: { avatar: ReactNode; cover: ReactNode } | undefined;
  /** Below the facts: the counts. */
  children?: ReactNode;
  /** On further tabs: the one line below the name, and no cover. */
  slimLine?: string | undefined;
}

/** Cover, picture, name, facts and description of a group or a company, with what may be done (GRP-03, CMP-02). */
export function CommunityHeader(props: CommunityHeaderProps) {
  const { kind, id, name, avatar, cover, description, line, factsLabel, facts } = props;
  const { actions, changes, children, slimLine } = props;
  useTileIcon(id);
  if (slimLine !== undefined)
    return (
      <SlimHead
        name={name}
        avatar={<Avatar kind={kind} name={name} seed={id} image={avatar} size={56} />}
        line={slimLine}
        actions={actions}
      />
    );
  return (
    <PageHead
      kind={kind}
      seed={id}
      name={name}
      cover={cover}
      avatar={<Avatar kind={kind} name={name} seed={id} image={avatar} size={136} />}
      actions={actions}
      changes={changes}
    >
      {line}
      <HeadText>{description}</HeadText>
      <HeadFacts label={factsLabel} facts={facts} />
      {children}
    </PageHead>
  );
}
