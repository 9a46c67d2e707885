package org.members.repository;

import org.members.common.SoftDeleteRepository;
import org.members.domain.Member;

public interface MemberRepository extends SoftDeleteRepository<Member, Long> {}
