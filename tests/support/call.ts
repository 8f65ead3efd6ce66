import { type Envelope, isSuccess } from "../../app/contract/wire/envelope";

/** The value of an answer; a refusal fails the test. */
export function take<Answer>(answer: Envelope<Answer>): Answer {
  if (!isSuccess(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.return_object;
}
