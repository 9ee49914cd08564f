/** How each store answers praise and complaints, in its own voice. */
export const commentReplies: Readonly<Record<string, { thanks: string; sorry: string }>> = {
  shengyan: {
    thanks: '感谢反馈，记忆海绵会随体温慢慢贴合，再戴几天会更舒服。',
    sorry: '抱歉给您添麻烦了，请把序列号发给客服，我们逐项排查。',
  },
  guangyu: {
    thanks: '用得顺手就好，有问题随时来问！',
    sorry: '这确实不该，客服已经在跟进，今天给您答复。',
  },
  shanye: {
    thanks: '谢谢您认真看它。每一只都是独一份的，用久了釉色会更润。',
    sorry: '让您失望了，是我们没有照看好。已另备一只，随信寄去。',
  },
  muchu: {
    thanks: '谢谢认可，日后螺丝松了再拧紧一圈即可，稳当得很。',
    sorry: '安装不顺是我们没做好，配件和工具已为您补寄。',
  },
  richang: {
    thanks: '哈哈，这话我们要打印出来贴在缝纫机旁边。',
    sorry: '版型没合您心意，下次下单前告诉我们身高体重，我们帮您挑。',
  },
  banmu: {
    thanks: '谢谢。皮子越用越好看。',
    sorry: '抱歉。已联系您处理。',
  },
  tuling: {
    thanks: '太棒了，带上它继续出发！',
    sorry: '收到！马上核查，尽快给您处理好。',
  },
  yinxiang: {
    thanks: '谢谢您闻到了它的尾调，那是我们最舍不得改的一笔。',
    sorry: '香气淡了些，也许是天冷的缘故，可试着喷在围巾上。',
  },
  suxu: {
    thanks: '谢谢反馈，建议早晚各一次，坚持四周效果更稳定。',
    sorry: '问题属实，是我们品控的疏漏，已全额退款并登记批次。',
  },
  chaye: {
    thanks: '谢谢捧场，有空再来喝茶。',
    sorry: '招待不周，请多包涵，已为您补寄一份。',
  },
  guoxu: {
    thanks: '甜就对了，下一批更好吃！',
    sorry: '坏果包赔，钱已经退您了，别往心里去。',
  },
  hegu: {
    thanks: '谢谢您，宝宝喜欢我们就放心了。',
    sorry: '给您和宝宝添麻烦了，我们马上为您换一件。',
  },
  yedu: {
    thanks: '谢谢您，愿它陪您度过许多安静的夜晚。',
    sorry: '书脊受了委屈，是我们包得不够细心，已为您补寄一册。',
  },
  lvyou: {
    thanks: '听说它冒新芽了，我们高兴得想给它寄贺卡！',
    sorry: '路上颠簸，小家伙受惊了，养护和补发都包在我们身上。',
  },
}

/** What buyers add later. */
export const laterWords: readonly string[] = [
  '用了半个月来追评，和刚收到时一样满意。',
  '又用了一阵子，没有发现问题，值得买。',
  '家里人看到也想要，准备再买一件。',
]
