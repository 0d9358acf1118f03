/**
 * Inner loops of the locator in WebAssembly text: sixteen rows per step. Masks have one bit per row, lengths are in
 * bytes of mask and multiples of sixteen. Codes have sixteen bits; 65535 means unknown.
 */
export const kernelText = `(module
  (import "index" "memory" (memory 1 65536 shared))

  ;; mask &= low <= code <= low + span. Returns whether anything is left.
  (func (export "keepRange") (param $codes i32) (param $low i32) (param $span i32) (param $mask i32) (param $bytes i32)
    (result i32)
    (local $lows v128) (local $spans v128) (local $end i32) (local $bits i32) (local $any i32)
    (local.set $lows (i16x8.splat (local.get $low)))
    (local.set $spans (i16x8.splat (local.get $span)))
    (local.set $end (i32.add (local.get $mask) (local.get $bytes)))
    (loop $step
      (if (local.tee $bits (i32.load16_u (local.get $mask)))
        (then
          (local.set $bits (i32.and (local.get $bits) (i8x16.bitmask (i8x16.narrow_i16x8_s
            (i16x8.le_u (i16x8.sub (v128.load (local.get $codes)) (local.get $lows)) (local.get $spans))
            (i16x8.le_u (i16x8.sub (v128.load offset=16 (local.get $codes)) (local.get $lows)) (local.get $spans))))))
          (i32.store16 (local.get $mask) (local.get $bits))
          (local.set $any (i32.or (local.get $any) (local.get $bits)))))
      (local.set $codes (i32.add (local.get $codes) (i32.const 32)))
      (local.set $mask (i32.add (local.get $mask) (i32.const 2)))
      (br_if $step (i32.lt_u (local.get $mask) (local.get $end))))
    (local.get $any))

  ;; The same with values of thirty-two bits.
  (func (export "keepWideRange") (param $values i32) (param $low i32) (param $span i32) (param $mask i32)
    (param $bytes i32) (result i32)
    (local $lows v128) (local $spans v128) (local $end i32) (local $bits i32) (local $any i32)
    (local.set $lows (i32x4.splat (local.get $low)))
    (local.set $spans (i32x4.splat (local.get $span)))
    (local.set $end (i32.add (local.get $mask) (local.get $bytes)))
    (loop $step
      (if (local.tee $bits (i32.load16_u (local.get $mask)))
        (then
          (local.set $bits (i32.and (local.get $bits) (i8x16.bitmask (i8x16.narrow_i16x8_s
            (i16x8.narrow_i32x4_s
              (i32x4.le_u (i32x4.sub (v128.load (local.get $values)) (local.get $lows)) (local.get $spans))
              (i32x4.le_u (i32x4.sub (v128.load offset=16 (local.get $values)) (local.get $lows)) (local.get $spans)))
            (i16x8.narrow_i32x4_s
              (i32x4.le_u (i32x4.sub (v128.load offset=32 (local.get $values)) (local.get $lows)) (local.get $spans))
              (i32x4.le_u (i32x4.sub (v128.load offset=48 (local.get $values)) (local.get $lows)) (local.get $spans)))))))
          (i32.store16 (local.get $mask) (local.get $bits))
          (local.set $any (i32.or (local.get $any) (local.get $bits)))))
      (local.set $values (i32.add (local.get $values) (i32.const 64)))
      (local.set $mask (i32.add (local.get $mask) (i32.const 2)))
      (br_if $step (i32.lt_u (local.get $mask) (local.get $end))))
    (local.get $any))

  ;; mask &= other. Returns whether anything is left.
  (func (export "and") (param $mask i32) (param $other i32) (param $bytes i32) (result i32)
    (local $end i32) (local $left v128) (local $any v128)
    (local.set $end (i32.add (local.get $mask) (local.get $bytes)))
    (loop $step
      (local.set $left (v128.and (v128.load (local.get $mask)) (v128.load (local.get $other))))
      (v128.store (local.get $mask) (local.get $left))
      (local.set $any (v128.or (local.get $any) (local.get $left)))
      (local.set $mask (i32.add (local.get $mask) (i32.const 16)))
      (local.set $other (i32.add (local.get $other) (i32.const 16)))
      (br_if $step (i32.lt_u (local.get $mask) (local.get $end))))
    (v128.any_true (local.get $any)))

  ;; mask |= other.
  (func (export "or") (param $mask i32) (param $other i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $mask) (local.get $bytes)))
    (loop $step
      (v128.store (local.get $mask) (v128.or (v128.load (local.get $mask)) (v128.load (local.get $other))))
      (local.set $mask (i32.add (local.get $mask) (i32.const 16)))
      (local.set $other (i32.add (local.get $other) (i32.const 16)))
      (br_if $step (i32.lt_u (local.get $mask) (local.get $end)))))

  ;; Bits that are set in both; the same mask twice counts its bits.
  (func (export "countBoth") (param $mask i32) (param $other i32) (param $bytes i32) (result i32)
    (local $end i32) (local $sum v128)
    (local.set $end (i32.add (local.get $mask) (local.get $bytes)))
    (loop $step
      (local.set $sum (i32x4.add (local.get $sum)
        (i32x4.extadd_pairwise_i16x8_u (i16x8.extadd_pairwise_i8x16_u (i8x16.popcnt
          (v128.and (v128.load (local.get $mask)) (v128.load (local.get $other))))))))
      (local.set $mask (i32.add (local.get $mask) (i32.const 16)))
      (local.set $other (i32.add (local.get $other) (i32.const 16)))
      (br_if $step (i32.lt_u (local.get $mask) (local.get $end))))
    (i32.add
      (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
      (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))

  (func $add (param $table i32) (param $code i32)
    (local $at i32)
    (local.set $at (i32.add (local.get $table) (i32.shl (local.get $code) (i32.const 2))))
    (i32.store (local.get $at) (i32.add (i32.load (local.get $at)) (i32.const 1))))

  ;; Adds the rows of the mask to two tables of 65536 counts, turn by turn: neighbours often have the same code, and
  ;; a count that was just written is slow to read again.
  (func (export "tally") (param $codes i32) (param $mask i32) (param $bytes i32) (param $table i32) (param $second i32)
    (local $end i32) (local $word i64) (local $row i32)
    (local.set $end (i32.add (local.get $mask) (local.get $bytes)))
    (loop $step
      (local.set $word (i64.load (local.get $mask)))
      (if (i64.eq (local.get $word) (i64.const -1))
        (then
          (local.set $row (i32.add (local.get $codes) (i32.const 128)))
          (loop $all
            (call $add (local.get $table) (i32.load16_u (local.get $codes)))
            (call $add (local.get $second) (i32.load16_u offset=2 (local.get $codes)))
            (call $add (local.get $table) (i32.load16_u offset=4 (local.get $codes)))
            (call $add (local.get $second) (i32.load16_u offset=6 (local.get $codes)))
            (local.set $codes (i32.add (local.get $codes) (i32.const 8)))
            (br_if $all (i32.lt_u (local.get $codes) (local.get $row)))))
        (else
          (block $empty
            (loop $bit
              (br_if $empty (i64.eqz (local.get $word)))
              (local.set $row (i32.wrap_i64 (i64.ctz (local.get $word))))
              (call $add
                (select (local.get $table) (local.get $second) (i32.and (local.get $row) (i32.const 1)))
                (i32.load16_u (i32.add (local.get $codes) (i32.shl (local.get $row) (i32.const 1)))))
              (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
              (br $bit)))
          (local.set $codes (i32.add (local.get $codes) (i32.const 128)))))
      (local.set $mask (i32.add (local.get $mask) (i32.const 8)))
      (br_if $step (i32.lt_u (local.get $mask) (local.get $end)))))

  ;; to = from with every bit of the block turned over; other has the bits that are rows.
  (func (export "turnOver") (param $from i32) (param $other i32) (param $to i32) (param $bytes i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $to) (local.get $bytes)))
    (loop $step
      (v128.store (local.get $to) (v128.andnot (v128.load (local.get $other)) (v128.load (local.get $from))))
      (local.set $from (i32.add (local.get $from) (i32.const 16)))
      (local.set $other (i32.add (local.get $other) (i32.const 16)))
      (local.set $to (i32.add (local.get $to) (i32.const 16)))
      (br_if $step (i32.lt_u (local.get $to) (local.get $end)))))

  ;; Adds the rows of the mask to four tables of 256 counts behind each other, by codes of eight bits.
  (func (export "tallyBars") (param $bars i32) (param $mask i32) (param $bytes i32) (param $tables i32)
    (local $end i32) (local $word i64) (local $row i32)
    (local.set $end (i32.add (local.get $mask) (local.get $bytes)))
    (loop $step
      (local.set $word (i64.load (local.get $mask)))
      (if (i64.eq (local.get $word) (i64.const -1))
        (then
          (local.set $row (i32.add (local.get $bars) (i32.const 64)))
          (loop $all
            (call $add (local.get $tables) (i32.load8_u (local.get $bars)))
            (call $add (i32.add (local.get $tables) (i32.const 1024)) (i32.load8_u offset=1 (local.get $bars)))
            (call $add (i32.add (local.get $tables) (i32.const 2048)) (i32.load8_u offset=2 (local.get $bars)))
            (call $add (i32.add (local.get $tables) (i32.const 3072)) (i32.load8_u offset=3 (local.get $bars)))
            (local.set $bars (i32.add (local.get $bars) (i32.const 4)))
            (br_if $all (i32.lt_u (local.get $bars) (local.get $row)))))
        (else
          (block $empty
            (loop $bit
              (br_if $empty (i64.eqz (local.get $word)))
              (local.set $row (i32.wrap_i64 (i64.ctz (local.get $word))))
              (call $add
                (i32.add (local.get $tables) (i32.shl (i32.and (local.get $row) (i32.const 3)) (i32.const 10)))
                (i32.load8_u (i32.add (local.get $bars) (local.get $row))))
              (local.set $word (i64.and (local.get $word) (i64.sub (local.get $word) (i64.const 1))))
              (br $bit)))
          (local.set $bars (i32.add (local.get $bars) (i32.const 64)))))
      (local.set $mask (i32.add (local.get $mask) (i32.const 8)))
      (br_if $step (i32.lt_u (local.get $mask) (local.get $end))))))`;
