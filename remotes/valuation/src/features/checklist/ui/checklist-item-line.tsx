import {
  type ChecklistAnswer,
  type ChecklistAnswerBody,
  type ChecklistLine,
  checklistAnswers,
  checklistLimits,
  isSettled,
} from '@kavel/contracts/valuations';
import { useMutation } from '@kavel/query';
import { Box, Button, ErrorText, Flex, Text } from '@kavel/ui/core';
import { Checkbox, Input, Segmented } from '@kavel/ui/forms';
import { Check, TriangleAlert } from '@kavel/ui/icons';
import { useState } from 'react';
import { errorText } from '../../../common/error-text';
import { useTexts } from '../../../i18n';

export interface ChecklistItemLineProps {
  line: ChecklistLine;
  /** Who worked on the valuation answers; a second person confirms. */
  may: 'read' | 'answer' | 'confirm';
  onAnswer: (body: ChecklistAnswerBody) => Promise<void>;
  onConfirm: (confirmed: boolean) => Promise<void>;
}

/** One item: what it asks, its answer with a remark, and who answered and confirmed it. */
export function ChecklistItemLine({ line, may, onAnswer, onConfirm }: ChecklistItemLineProps) {
  const t = useTexts();
  const { item, computed, answer, count, remark, answeredBy, confirmedBy } = line;
  const [typed, setTyped] = useState<string | null>(null);
  const [picked, setPicked] = useState<ChecklistAnswer | null>(null);
  const given = picked ?? answer;
  const words = (typed ?? remark).trim();
  const answering = useMutation({
    mutationFn: (body: ChecklistAnswerBody) => onAnswer(body),
    onSuccess: () => {
      setTyped(null);
      setPicked(null);
    },
  });
  const confirming = useMutation({ mutationFn: onConfirm });
  const failed = answering.error ?? confirming.error;
  const isEdited = (picked !== null && picked !== answer) || words !== remark;
  const needsWords = given === 'no' || given === 'not-applicable';
  const choose = (next: ChecklistAnswer) => {
    setPicked(next);
    // A plain yes needs no more.
    if (next === 'yes') answering.mutate({ answer: next, remark: words });
  };
  const who = [
    answeredBy
      ? t(computed ? 'checklist.explainedBy' : 'checklist.answeredBy', { name: answeredBy.name })
      : null,
    confirmedBy ? t('checklist.confirmedBy', { name: confirmedBy.name }) : null,
  ].filter(text => text !== null);
  const settled = isSettled(line);
  return (
    <Box as="li" py="3">
      <Flex gap="3" align="start">
        <Box flexShrink="0" mt="0.5" color={settled ? 'green' : answer === 'no' ? 'amber' : 'muted'}>
          {settled ? (
            <Check size="16" role="img" aria-label={t('checklist.settled')} />
          ) : answer === 'no' ? (
            <TriangleAlert size="16" role="img" aria-label={t('checklist.attention')} />
          ) : (
            <Box width="4" height="4" borderWidth="1px" borderColor="line" borderRadius="full" />
          )}
        </Box>
        <Box flex="1" minWidth="0">
          <Flex gap="3" align="center" wrap="wrap" justify="space-between">
            <Text fontSize="sm" flex="1" minWidth="14rem">
              {t(`checklist.items.${item}`)}
            </Text>
            {computed ? (
              <Text fontSize="sm" color={answer === 'no' ? 'amber' : 'muted'}>
                {answer === null
                  ? t('checklist.notKept')
                  : count === 0
                    ? t('checklist.found')
                    : t('checklist.notFound', { count: count ?? 0 })}
              </Text>
            ) : may === 'answer' ? (
              <Segmented
                label={t(`checklist.items.${item}`)}
                // No answer yet: none of the options is chosen.
                value={given ?? ('' as ChecklistAnswer)}
                options={checklistAnswers.map(value => ({ value, label: t(`checklist.answers.${value}`) }))}
                onChange={choose}
              />
            ) : (
              <Text fontSize="sm" fontWeight="medium">
                {answer === null ? t('checklist.notAnswered') : t(`checklist.answers.${answer}`)}
              </Text>
            )}
          </Flex>
          {may === 'answer' && needsWords ? (
            <Flex gap="2" mt="2" align="center">
              <Input
                aria-label={t('checklist.remarkOn', { item: t(`checklist.items.${item}`) })}
                placeholder={t('checklist.remark')}
                maxLength={checklistLimits.remark}
                value={typed ?? remark}
                onChange={event => setTyped(event.target.value)}
              />
              <Button
                disabled={!isEdited || words === '' || answering.isPending}
                onClick={() => answering.mutate({ answer: given, remark: words })}
              >
                {t('common.save')}
              </Button>
            </Flex>
          ) : remark !== '' ? (
            <Text fontSize="sm" color="muted" mt="1" overflowWrap="anywhere">
              {remark}
            </Text>
          ) : null}
          {may === 'confirm' && answeredBy ? (
            <Box mt="1">
              <Checkbox
                label={t('checklist.confirm')}
                checked={confirmedBy !== null}
                disabled={confirming.isPending}
                onChange={on => confirming.mutate(on)}
              />
            </Box>
          ) : null}
          {who.length > 0 ? (
            <Text fontSize="xs" color="muted" mt="1">
              {who.join(' · ')}
            </Text>
          ) : null}
          {failed ? <ErrorText>{errorText(failed, t)}</ErrorText> : null}
        </Box>
      </Flex>
    </Box>
  );
}
