package org.example.school.repository;

import org.example.school.domain.Mark;
import org.example.school.domain.MarkId;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.JpaSpecificationExecutor;

public interface MarkRepository
    extends JpaRepository<Mark, MarkId>, JpaSpecificationExecutor<Mark> {}
