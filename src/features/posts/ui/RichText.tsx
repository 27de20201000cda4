import { PersonHover } from '@/features/people/ui/PersonHover';
import { paths } from '@/shared/config/paths';
import type { TextToken } from '@/shared/rules/textTokens';
import { ExternalLink } from '@/shared/ui/link/ExternalLink';
import { Link } from '@/shared/ui/link/Link';

/** A member's text as React nodes: links, mentions and tags can be clicked, the rest stays text (POST-08). */
export function RichText({ tokens }: { tokens: readonly TextToken[] }) {
  return tokens.map((token, index) => <Token key={index} token={token} />);
}

function Token({ token: { kind, text, value } }: { token: TextToken }) {
  switch (kind) {
    case 'link':
      return (
        <ExternalLink href={value} look="inline">
          {text}
        </ExternalLink>
      );
    case 'mention':
      return (
        <PersonHover permalink={value}>
          <Link to={paths.profile(value)} look="inline">
            {text}
          </Link>
        </PersonHover>
      );
    case 'tag':
      return (
        <Link to={paths.search(`#${value}`, 'post')} look="inline">
          {text}
        </Link>
      );
    case 'text':
      return text;
  }
}
