import { Button } from '../button/Button';

interface AnswerButtonsProps {
  acceptLabel: string;
  refuseLabel: string;
  /** Said by the button while the answer is on its way. */
  busyLabel: string;
  isPending: boolean;
  /** Called once for an answer, however often the buttons are pressed meanwhile. */
  onAnswer: (isAccepted: boolean) => void;
}

/** The two buttons that answer a request or an invitation where it stands (FOLW-04, NTF-05). */
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
