import { Button } from '../button/Button';

interface AnswerButtonsProps {
  acceptLabel: string;
  refuseLabel: string;
  busyLabel: string;
  isPending: boolean;
  onAnswer: (isAccepted: boolean) => void;
}

/** Accept and refuse buttons of a request or invitation (FOLW-04, NTF-05). */
export function AnswerButtons({
  acceptLabel,
  refuseLabel,
  busyLabel,
  isPending,
  onAnswer,
}: AnswerButtonsProps) {
  const answer = (isAccepted: boolean) => {
    if (!isPending) onAnswer(isAccepted);
  };
  return (
    <>
      <Button
        variant="primary"
        size="sm"
        isLoading={isPending}
        loadingLabel={busyLabel}
        onClick={() => answer(true)}
      >
        {acceptLabel}
      </Button>
      <Button size="sm" onClick={() => answer(false)}>
        {refuseLabel}
      </Button>
    </>
  );
}
